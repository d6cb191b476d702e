import {
  PROMOTER_KIND,
  formatFen,
  isUnreviewed,
  REPLY_CODE,
  TAX_METHOD,
  WITHDRAWAL_STATUS,
  withdrawalJournal,
  withdrawalParts,
  withdrawalRefusal,
  type PromoterKind,
  type WithdrawalRefusal,
  type WithdrawalRules,
} from '@hearth/domain'
import type { Withdraw, Withdrawn } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { postJournal } from '#areas/ledger/post-journal'
import { needEarner, realNameOf } from '#areas/withdrawals/earner'
import { readAvailable } from '#areas/withdrawals/earner-balance'
import { readBefore } from '#areas/withdrawals/paid-before'
import { findAccount, type BoundAccount } from '#areas/withdrawals/payout-account'
import { TOLD_WITHDRAWAL, toldWithdrawal, type ToldRow } from '#areas/withdrawals/withdrawal-row'
import { withdrawalRules } from '#areas/withdrawals/withdrawal-settings'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'
import { sealText } from '#shop/sealed-text'
import type { UnitOfWork } from '#shop/unit-of-work'

/** The rules for a promoter or for a partner shop, which pays its own tax. */
export const rulesFor = (kind: PromoterKind, rules: WithdrawalRules): WithdrawalRules =>
  kind === PROMOTER_KIND.partner ? { ...rules, tax: TAX_METHOD.none } : rules

/** The text and the code of each refusal. */
const REFUSED: Readonly<
  Record<WithdrawalRefusal, { code: 'badInput' | 'overLimit'; words(rules: WithdrawalRules): string }>
> = {
  tooLittle: { code: 'badInput', words: ({ minimum }) => `每次至少提现 ¥${formatFen(minimum)}` },
  tooMuch: { code: 'badInput', words: ({ maximum }) => `每次最多提现 ¥${formatFen(maximum)}` },
  notEnough: { code: 'overLimit', words: () => '可提现余额不足' },
  tooOften: { code: 'overLimit', words: ({ dayCount }) => `每天最多提现 ${dayCount} 次，请明天再来` },
  dayFull: { code: 'overLimit', words: ({ dayAmount }) => `每天最多提现 ¥${formatFen(dayAmount)}，请明天再来` },
  nothingLeft: { code: 'badInput', words: () => '扣除手续费和税款后没有余额，请提高提现金额' },
}

/**
 * Requests a withdrawal in the caller's transaction. The shopper is locked, so that limits and tax include all earlier
 * withdrawals. The amount is set aside immediately.
 * @param payouts the channel of the shop's payouts
 * @throws ShopError as the call `withdraw` documents
 */
export async function askWithdrawal(
  work: UnitOfWork & { secret: string },
  { shopperId, kind, channel }: { shopperId: string; kind: PromoterKind; channel: string },
  { withdrawAmount: amount }: Withdraw,
): Promise<Withdrawn> {
  const { db, now } = work
  await sql`select id from shopper where id = ${shopperId} for no key update`.execute(db)
  await needEarner(db, shopperId, kind)
  const account = await needAccount(db, shopperId, now)
  const holder = await realNameOf(work, shopperId)
  if (holder === undefined) throw new ShopError(REPLY_CODE.wrongState, '请先完成实名认证')
  const rules = rulesFor(kind, await withdrawalRules.read(db))
  const before = await readBefore(db, shopperId, now)
  const available = await readAvailable(db, shopperId, kind)
  const refusal = withdrawalRefusal({ amount, available, today: before.today, before: before.taxed }, rules)
  if (refusal) throw new ShopError(REPLY_CODE[REFUSED[refusal].code], REFUSED[refusal].words(rules), 'withdrawAmount')
  const parts = withdrawalParts(amount, before.taxed, rules)
  const held = await whyHeld(db, shopperId, account)
  const unseen = held === null && isUnreviewed(amount, rules)
  const status = unseen ? WITHDRAWAL_STATUS.approved : WITHDRAWAL_STATUS.reviewing
  const withdrawId = work.numbers.next(now)
  const { rows } = await sql<ToldRow>`
    insert into withdrawal (id, shopper_id, kind, status, amount, fee, tax, net, tax_method, account_type, account,
      hint, holder, channel, held, asked_at, look_at)
    values (${withdrawId}, ${shopperId}, ${kind}, ${status}, ${amount}, ${parts.fee}, ${parts.tax}, ${parts.net},
      ${rules.tax}, ${account.accountType}, ${account.account}, ${account.hint},
      ${sealText(work.secret, 'payouts', work.random, holder)}, ${channel}, ${held}, ${now},
      ${status === WITHDRAWAL_STATUS.approved ? now : null})
    returning ${TOLD_WITHDRAWAL}`.execute(db)
  await postJournal(work, withdrawalJournal('asked', { withdrawId, shopperId, kind, channel, ...parts }, now))
  return { ...toldWithdrawal(rows[0]!), amount: available - amount }
}

/** The account to which payouts can be made now. */
async function needAccount(db: Database, shopperId: string, now: number): Promise<BoundAccount> {
  const account = await findAccount(db, shopperId)
  if (!account) throw new ShopError(REPLY_CODE.wrongState, '请先绑定收款账户')
  if (account.usableAt > now) throw new ShopError(REPLY_CODE.wrongState, '新的收款账户在绑定 24 小时后可以提现')
  return account
}

/** Why staff have to review the withdrawal, whatever its amount; null if there is no such reason. */
async function whyHeld(db: Database, shopperId: string, { digest }: BoundAccount): Promise<string | null> {
  const { rows } = await sql`
    select from payout_account where digest = ${digest} and shopper_id <> ${shopperId} limit 1`.execute(db)
  return rows.length > 0 ? 'sharedAccount' : null
}
