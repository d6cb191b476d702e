import { DAY, WITHDRAWAL_STATUS, type PayoutAccountType, type WithdrawalStatus } from '@hearth/domain'
import { sql } from 'kysely'
import { stepWithdrawal, type WithdrawalStepToTake } from '#areas/withdrawals/step-withdrawal'
import { findWithdrawal } from '#areas/withdrawals/withdrawal-row'
import type { Database } from '#database/connect'
import type { PayoutAnswer, Payouts } from '#ports/payouts'
import { openText } from '#shop/sealed-text'
import { inTransaction, type UnitOfWork } from '#shop/unit-of-work'

const { approved, sending, confirming, paid } = WITHDRAWAL_STATUS

/** The most withdrawals that the job processes in one run. */
const BATCH = 50

/** Ms until a payout without a result is queried again, and the longest time between two queries. */
const LOOK_AGAIN = 30_000
const LONGEST_PAUSE = 3_600_000

/** Ms for which a withdrawal is still queried after it was paid, since the bank may return the money in this time. */
const BOUNCES_WITHIN = 7 * DAY

/** The stored data of a payout. */
interface DueRow {
  withdrawId: string
  status: WithdrawalStatus
  net: number
  accountType: PayoutAccountType
  account: string
  holder: string
  channel: string
  sentAt: number | null
  settledAt: number | null
}

/** A unit of work with the shop's secret, which decrypts account numbers. */
export type PayoutWork = UnitOfWork & { secret: string }

/**
 * Sends approved withdrawals, and queries those in progress and those that the bank may still return. If the provider
 * does not answer, nothing changes: the same payout is sent or queried again with the same id.
 * @returns the number of processed withdrawals
 * @throws AggregateError after all were processed, if the provider failed for some
 */
export async function payOut(work: PayoutWork, payouts: Payouts): Promise<number> {
  const due = await readDue(work)
  const failures: Error[] = []
  for (const row of due)
    await lookAfter(work, payouts, row).catch(async (error: Error) => {
      failures.push(error)
      await noteUnclear(work, row)
    })
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} payouts are not clear yet`)
  return due.length
}

async function readDue({ db, now }: UnitOfWork): Promise<DueRow[]> {
  const { rows } = await sql<DueRow>`
    select id as "withdrawId", status, net, account_type as "accountType", account, holder, channel,
      sent_at as "sentAt", settled_at as "settledAt"
    from withdrawal where look_at <= ${now} order by look_at, id limit ${BATCH}`.execute(db)
  return rows
}

async function lookAfter(work: PayoutWork, payouts: Payouts, row: DueRow): Promise<void> {
  // Payouts of another provider are queried once the shop uses it again, or staff record their result.
  if (row.channel !== payouts.channel && row.status !== approved)
    return later(work.db, row, isPast(row, work.now) ? null : work.now + LONGEST_PAUSE)
  if (row.status === approved && !(await begin(work, payouts, row))) return
  const known = row.status === approved ? undefined : await payouts.query(row.withdrawId)
  // The provider may have deleted a payout whose money the bank can no longer return. Such a payout is not queried
  // again.
  if (!known && isPast(row, work.now)) return later(work.db, row, null)
  const answer = known ?? (await send(work, payouts, row))
  await inTransaction(work, (inside) => note(inside, row, answer))
}

/**
 * Records that a payout is being sent, before the provider gets it. From then on, staff cannot refuse the withdrawal,
 * since the provider may have paid it.
 * @returns whether the payout has to be sent
 */
const begin = (work: PayoutWork, { channel }: Payouts, { withdrawId }: DueRow): Promise<boolean> =>
  inTransaction(work, async (inside) => {
    const row = await findWithdrawal(inside.db, withdrawId, true)
    if (row?.status !== approved) return false
    const set = [sql`channel = ${channel}`, sql`sent_at = ${inside.now}`, sql`look_at = ${inside.now + LOOK_AGAIN}`]
    await stepWithdrawal(inside, row, { deed: 'send', by: 'house', set })
    return true
  })

function send({ secret }: PayoutWork, payouts: Payouts, row: DueRow): Promise<PayoutAnswer> {
  // A paid payout is never sent again, even if the provider no longer knows it.
  if (row.status === paid) throw new Error(`the provider forgot payout ${row.withdrawId}`)
  const account = openText(secret, 'payouts', row.account)
  const holder = openText(secret, 'payouts', row.holder)
  if (account === undefined || holder === undefined) throw new Error(`the account of ${row.withdrawId} cannot be read`)
  return payouts.send({ payoutId: row.withdrawId, amount: row.net, accountType: row.accountType, account, holder })
}

/** Records an answer of the provider. */
async function note(work: UnitOfWork, due: DueRow, answer: PayoutAnswer): Promise<void> {
  const row = await findWithdrawal(work.db, due.withdrawId, true)
  if (!row) return
  const clear = sql`unclear_since = null`
  const step = stepFor(row.status, answer, work.now)
  if (step) return stepWithdrawal(work, row, { ...step, by: 'provider', set: [clear, ...(step.set ?? [])] })
  const next = nextLook(row.status, due, work.now)
  await sql`
    update withdrawal set ${clear}, look_at = ${next} where id = ${due.withdrawId}`.execute(work.db)
}

/** The step that an answer leads to; nothing if it changes nothing. */
function stepFor(
  status: WithdrawalStatus,
  answer: PayoutAnswer,
  now: number,
): Omit<WithdrawalStepToTake, 'by'> | undefined {
  const open = status === sending || status === confirming
  switch (answer.state) {
    case 'processing':
      return undefined
    case 'confirming':
      return status === sending
        ? { deed: 'wait', set: [sql`confirm_url = ${answer.confirmUrl}`, sql`look_at = ${now + LOOK_AGAIN}`] }
        : undefined
    case 'paid':
      return open
        ? {
            deed: 'settle',
            at: answer.time,
            set: [sql`provider_no = ${answer.providerNo}`, sql`look_at = ${now + LONGEST_PAUSE}`],
          }
        : undefined
    case 'failed':
      return open ? { deed: 'fail', reason: answer.reason, set: [sql`look_at = null`] } : undefined
    case 'bounced':
      // If the bank returned a payout between two queries, the withdrawal is not recorded as paid, and the step `fail`
      // returns the money.
      return status === paid
        ? { deed: 'bounce', reason: answer.reason, at: answer.time, set: [sql`look_at = null`] }
        : { deed: 'fail', reason: answer.reason, set: [sql`look_at = null`] }
  }
}

/**
 * The time of the next query: the older the withdrawal, the later; null once the bank can no longer return the money.
 */
function nextLook(status: WithdrawalStatus, due: DueRow, now: number): number | null {
  const { sentAt } = due
  if (status === paid) return isPast(due, now) ? null : now + DAY / 4
  const age = sentAt === null ? 0 : now - sentAt
  return now + Math.min(LONGEST_PAUSE, Math.max(LOOK_AGAIN, Math.round(age / 10)))
}

/** Whether a withdrawal was paid so long ago that the bank can no longer return it. */
const isPast = ({ status, settledAt }: DueRow, now: number): boolean =>
  status === paid && settledAt !== null && now - settledAt > BOUNCES_WITHIN

const later = async (db: Database, { withdrawId }: DueRow, at: number | null): Promise<void> =>
  void (await sql`update withdrawal set look_at = ${at} where id = ${withdrawId}`.execute(db))

/** Records since when the state of a withdrawal is unclear, and queries it again soon. */
async function noteUnclear({ db, now }: UnitOfWork, { withdrawId }: DueRow): Promise<void> {
  await sql`
    update withdrawal set unclear_since = coalesce(unclear_since, ${now}), look_at = ${now + LOOK_AGAIN}
    where id = ${withdrawId} and look_at is not null`.execute(db)
}
