import { PROMOTER_KIND, type PromoterKind } from '@hearth/domain'
import type { ListWithdrawals, WithdrawableCash, Withdrawals } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { rulesFor } from '#areas/withdrawals/ask-withdrawal'
import { readBalances } from '#areas/withdrawals/earner-balance'
import { readBefore } from '#areas/withdrawals/paid-before'
import { TOLD_WITHDRAWAL, toldWithdrawal, type ToldRow } from '#areas/withdrawals/withdrawal-row'
import { withdrawalRules } from '#areas/withdrawals/withdrawal-settings'
import type { Database } from '#database/connect'
import { descending, pageOf } from '#kernel/reads/page-of'

/** Reads the amount that can be withdrawn, and the rules, in three statements. */
export async function readWithdrawable(
  db: Database,
  shopperId: string,
  kind: PromoterKind,
  now: number,
): Promise<WithdrawableCash> {
  const rules = rulesFor(kind, await withdrawalRules.read(db))
  const { available, withdrawing } = await readBalances(db, shopperId, kind)
  const { today, taxed } = await readBefore(db, shopperId, now)
  const { minimum, maximum, dayAmount, dayCount, feeRate, tax } = rules
  return {
    amount: Math.max(0, available),
    withdrawingAmount: withdrawing,
    minimum,
    maximum,
    leftToday: Math.max(0, dayAmount - today.amount),
    timesLeft: Math.max(0, dayCount - today.count),
    feeRate,
    taxMethod: tax,
    paidThisMonth: taxed.month,
    paidThisYear: taxed.year,
    months: taxed.months,
  }
}

/**
 * Lists the withdrawals of a promoter or partner shop, latest first. One statement reads the page, another counts all
 * withdrawals.
 */
export async function listWithdrawals(
  db: Database,
  shopperId: string,
  { kind = PROMOTER_KIND.promoter, startId, count = 10 }: ListWithdrawals,
): Promise<Withdrawals> {
  const page = pageOf({ by: [descending('withdrawal.id')], after: startId, count })
  const own = sql`shopper_id = ${shopperId} and kind = ${kind}`
  const { rows } = await sql<ToldRow>`
    select ${TOLD_WITHDRAWAL} from withdrawal
    where ${own} and ${page.beyond} order by ${page.order} limit ${page.limit}`.execute(db)
  const { rows: all } = await sql<{ count: number }>`
    select count(*) as count from withdrawal where ${own}`.execute(db)
  const cut = page.cut(rows, ({ withdrawId }) => withdrawId)
  return { result: cut.rows.map(toldWithdrawal), totalCount: all[0]!.count, startId: cut.after }
}
