import { chooseRebateRate, type ChosenRate, type CoveringOffer } from '@hearth/domain'
import { sql } from 'kysely'
import { levelOf } from '#areas/promoter-terms/promoter-facts'
import { coveringOffers } from '#areas/rebate-terms/covering-offers'
import { rateOfLevel } from '#areas/rebate-terms/rebate-levels'
import type { Database } from '#database/connect'

/** The promoter, the skus and the moment for which to read rates. */
export interface RatesWish {
  skuNos: readonly string[]
  channelCode: string
  /** The promoter; absent for a visitor, for whom the default level applies. */
  shopper?: string
  now: number
}

/** The present rates of skus for a promoter, by sku, in one query. Skus without an offer are left out. */
export async function ratesOf(
  db: Database,
  { skuNos, channelCode, shopper, now }: RatesWish,
): Promise<Map<string, ChosenRate>> {
  const { rows } = await sql<{ offers: Record<string, CoveringOffer[]>; levelRate: number | null }>`
    select ${coveringOffers(
      sql`select sku_no, spu_no from sku where sku_no = any(${[...skuNos]}::text[])`,
      channelCode,
      now,
    )} as offers, ${rateOfLevel(levelOf(shopper ?? ''))} as "levelRate"`.execute(db)
  const { offers, levelRate } = rows[0]!
  return new Map(
    Object.entries(offers).flatMap(([skuNo, covering]) => {
      const rate = chooseRebateRate(covering, { levelRate })
      return rate ? [[skuNo, rate] as const] : []
    }),
  )
}
