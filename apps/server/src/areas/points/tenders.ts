import { TENDER, type JudgedTender, type PointsRules, type PricingInput, type TenderName } from '@hearth/domain'
import type { CheckoutTender } from '@hearth/sdk/core'
import { sql, type RawBuilder } from 'kysely'
import { spendableTenders } from '#areas/points/balances'
import { rulesOf, storedRules } from '#areas/points/points-rules'
import type { ValueOrSql } from '#database/value-or-sql'

/** A shopper's means of payment besides money, and the terms. */
export interface TenderMeans {
  rules: PointsRules | null
  /** The amounts they can spend. */
  balances: Readonly<Record<TenderName, number>>
}

/** Which tenders a shopper wants to use; absent ones count as wanted. */
export interface TenderWish {
  useGold?: boolean
  useDuStar?: boolean
}

/** The rules and a shopper's amounts as an expression. */
export const tenderMeans = (shopperId: ValueOrSql<string>, now: number): RawBuilder<TenderMeans> => sql<TenderMeans>`
  jsonb_build_object('rules', ${storedRules}, 'balances', ${spendableTenders(shopperId, now)})`

/** The same as pricing reads it; a tender that the shop does not take is left out. */
export function tendersFor(means: TenderMeans, { useGold = true, useDuStar = true }: TenderWish) {
  const { tenders } = rulesOf(means.rules)
  const use = { gold: useGold, stars: useDuStar }
  return Object.fromEntries(
    Object.values(TENDER)
      .filter((name) => tenders[name].percent > 0)
      .map((name) => [name, { ...tenders[name], balance: means.balances[name], use: use[name] }]),
  ) satisfies PricingInput['tenders']
}

/** Tenders that checkout shows: those the shopper has any of. */
export const shownTenders = (
  { tenders }: { tenders: readonly JudgedTender[] },
  { rules }: TenderMeans,
): CheckoutTender[] =>
  tenders
    .filter(({ balance }) => balance > 0)
    .map(({ name, balance, most, pieces }) => ({
      tender: name,
      balance,
      mostPieces: most,
      pieces,
      mostAmount: most * rulesOf(rules).tenders[name].pieceFen,
    }))
