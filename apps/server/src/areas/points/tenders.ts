import { TENDER, type JudgedTender, type PointsRules, type PricingInput, type TenderName } from '@hearth/domain'
import type { CheckoutTender } from '@hearth/sdk/core'
import { sql, type RawBuilder } from 'kysely'
import { spendableTenders } from '#areas/points/balances'
import { rulesOf, storedRules } from '#areas/points/points-rules'
import type { ValueOrSql } from '#database/value-or-sql'

/** The data for paying with tenders, that is with gold and stars: the shop's rules, and what the shopper can spend. */
export interface TenderMeans {
  rules: PointsRules | null
  /** The gold and the stars that the shopper can spend. */
  balances: Readonly<Record<TenderName, number>>
}

/** The tenders that a shopper wants to use. Absent fields mean true. */
export interface TenderWish {
  useGold?: boolean
  useDuStar?: boolean
}

/** An expression for the rules of tenders, with the gold and stars that a shopper can spend. */
export const tenderMeans = (shopperId: ValueOrSql<string>, now: number): RawBuilder<TenderMeans> => sql<TenderMeans>`
  jsonb_build_object('rules', ${storedRules}, 'balances', ${spendableTenders(shopperId, now)})`

/** Returns the tenders in the form that pricing reads, without those that the shop does not take. */
export function tendersFor(means: TenderMeans, { useGold = true, useDuStar = true }: TenderWish) {
  const { tenders } = rulesOf(means.rules)
  const use = { gold: useGold, stars: useDuStar }
  return Object.fromEntries(
    Object.values(TENDER)
      .filter((name) => tenders[name].percent > 0)
      .map((name) => [name, { ...tenders[name], balance: means.balances[name], use: use[name] }]),
  ) satisfies PricingInput['tenders']
}

/** Returns the tenders that checkout shows: those of which the shopper has a balance above 0. */
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
