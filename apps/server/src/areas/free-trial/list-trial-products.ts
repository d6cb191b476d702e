import { allowsFreeTrial, PROMOTION_TYPE, REPLY_CODE, SKU_STATUS, type FreeTrialStatus } from '@hearth/domain'
import type { FreeTrialProduct, FreeTrialProducts } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { ownTrialStatus, shownStatus } from '#areas/free-trial/applicant'
import { readCards } from '#areas/products/read-cards'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'

/** The most skus in a reply. */
const MOST = 100

interface Row {
  skuNo: string | null
  spuNo: string
  attributes: FreeTrialProduct['attributes']
  price: number
  pieces: number
  own: FreeTrialStatus
  days: number
}

/**
 * Lists the skus of a running trial, those that the shopper can try first, in four queries.
 * @param shopperId empty for a visitor
 * @throws ShopError notFound for a trial that is not running
 */
export async function listTrialProducts(
  db: Database,
  promotionId: string,
  shopperId: string,
  now: number,
): Promise<FreeTrialProducts> {
  const { rows } = await sql<Row>`
    select sku.sku_no as "skuNo", sku.spu_no as "spuNo", sku.attributes, sku.price,
      least(sku.stock, on_sku.stock) as pieces, ${ownTrialStatus(shopperId, sql`sku.sku_no`)} as own,
      promotion.trial_days as days
    from promotion
    left join (
      promotion_sku on_sku
      join sku on sku.sku_no = on_sku.sku_no and sku.sku_status = ${sql.lit(SKU_STATUS.active)}
    ) on on_sku.promotion_id = promotion.id
    where promotion.id = ${promotionId} and promotion.promotion_type = ${PROMOTION_TYPE.freeTrial}
      and promotion.begin_time <= ${now} and promotion.end_time >= ${now}
    order by sku.spu_no, sku.position limit ${MOST}`.execute(db)
  if (rows.length === 0) throw new ShopError(REPLY_CODE.notFound, '免费试用活动不存在或已结束', 'promotionId')
  const there = rows.filter((row): row is Row & { skuNo: string } => row.skuNo !== null)
  const { spus, card } = await readCards(db, sql`spu.spu_no = any(${there.map(({ spuNo }) => spuNo)}::text[])`, now)
  const bySpu = new Map(spus.map((spu) => [spu.spu_no, spu]))
  const result = there.map((row): FreeTrialProduct => ({
    ...card(bySpu.get(row.spuNo)!, row.skuNo),
    attributes: row.attributes,
    freePromotionStatus: { status: shownStatus(row.own, row.pieces > 0) },
    trialDays: row.days,
    trialPieces: Math.max(0, row.pieces),
    keepAmount: row.price,
  }))
  const open = (one: FreeTrialProduct) => allowsFreeTrial(one) && one.trialPieces > 0
  return { result: [...result.filter(open), ...result.filter((one) => !open(one))] }
}
