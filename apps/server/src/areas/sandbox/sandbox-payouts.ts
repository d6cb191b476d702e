import { sql } from 'kysely'
import { pageToken } from '#areas/sandbox/signature'
import type { Database } from '#database/connect'
import { SANDBOX_PAYOUTS, type PayoutAnswer, type Payouts } from '#ports/payouts'

/**
 * The last two digits of an account for which a sandbox payout has a special result. Payouts to accounts with other
 * digits are paid at once.
 */
export const SANDBOX_ACCOUNTS = {
  /** The payout is paid, but the reply to the first call is lost. */
  lost: '11',
  /** The payout is refused. */
  refused: '22',
  /** The payout is paid, and returned after ten minutes. */
  bounces: '33',
  /** The payout waits for the promoter's confirmation, for at most a day. */
  confirms: '44',
  /** The payout is paid after half an hour. */
  slow: '55',
} as const

const MINUTE = 60_000
const BOUNCES_AFTER = 10 * MINUTE
const CONFIRMS_WITHIN = 24 * 60 * MINUTE
const SLOW_TAKES = 30 * MINUTE

/** A payout, as the sandbox stores it. */
interface Row {
  payoutId: string
  ending: string
  sentAt: number
  asked: number
  confirmedAt: number | null
}

/** Returns the path of the page on which a promoter confirms a payout. Its token identifies the promoter. */
const payoutPath = (secret: string, payoutId: string): string =>
  `/sandbox-payout/${payoutId}/${pageToken(secret, `payout/${payoutId}`)}`

function answerOf({ payoutId, ending, sentAt, confirmedAt }: Row, secret: string, now: number): PayoutAnswer {
  const paid = (time: number): PayoutAnswer => ({ state: 'paid', providerNo: `S${payoutId}`, time })
  switch (ending) {
    case SANDBOX_ACCOUNTS.refused:
      return { state: 'failed', reason: '收款账户状态异常' }
    case SANDBOX_ACCOUNTS.bounces:
      return now < sentAt + BOUNCES_AFTER
        ? paid(sentAt)
        : { state: 'bounced', reason: '收款账户不存在，款项已退回', time: sentAt + BOUNCES_AFTER }
    case SANDBOX_ACCOUNTS.confirms:
      if (confirmedAt !== null) return paid(confirmedAt)
      return now < sentAt + CONFIRMS_WITHIN
        ? { state: 'confirming', confirmUrl: payoutPath(secret, payoutId) }
        : { state: 'failed', reason: '超过 24 小时未确认收款' }
    case SANDBOX_ACCOUNTS.slow:
      return now < sentAt + SLOW_TAKES ? { state: 'processing' } : paid(sentAt + SLOW_TAKES)
    default:
      return paid(sentAt)
  }
}

/** Creates the sandbox provider of payouts. It pays no money, but otherwise behaves like a real provider. */
export function createSandboxPayouts(parts: { db: Database; secret: string; clock: () => number }): Payouts {
  const { db, secret, clock } = parts
  const told = (row: Row): PayoutAnswer => {
    if (row.ending === SANDBOX_ACCOUNTS.lost && row.asked === 1) throw new Error('the answer of the sandbox was lost')
    return answerOf(row, secret, clock())
  }
  return {
    channel: SANDBOX_PAYOUTS,
    async send({ payoutId, amount, account }) {
      const { rows } = await sql<Row>`
        insert into sandbox_payout (payout_id, amount, account, sent_at)
        values (${payoutId}, ${amount}, ${account.slice(-2)}, ${clock()})
        on conflict (payout_id) do update set asked = sandbox_payout.asked + 1
        returning ${COLUMNS}`.execute(db)
      return told(rows[0]!)
    },
    async query(payoutId) {
      const { rows } = await sql<Row>`
        update sandbox_payout set asked = asked + 1 where payout_id = ${payoutId} returning ${COLUMNS}`.execute(db)
      return rows[0] && told(rows[0])
    },
  }
}

const COLUMNS = sql`
  payout_id as "payoutId", account as ending, sent_at as "sentAt", asked, confirmed_at as "confirmedAt"`

/** A payout's amount in fen, and whether it was confirmed. */
export interface PayoutOnPage {
  amount: number
  confirmed: boolean
}

/** Finds a payout that waits for its promoter or was confirmed; undefined if it does not exist. */
export async function payoutOnPage(db: Database, payoutId: string): Promise<PayoutOnPage | undefined> {
  const { rows } = await sql<PayoutOnPage>`
    select amount, confirmed_at is not null as confirmed from sandbox_payout
    where payout_id = ${payoutId} and account = ${SANDBOX_ACCOUNTS.confirms}`.execute(db)
  return rows[0]
}

/** Confirms a payout once, within a day after it was sent. */
export async function confirmPayout(db: Database, payoutId: string, now: number): Promise<void> {
  await sql`
    update sandbox_payout set confirmed_at = ${now}
    where payout_id = ${payoutId} and account = ${SANDBOX_ACCOUNTS.confirms} and confirmed_at is null
      and sent_at > ${now - CONFIRMS_WITHIN}`.execute(db)
}
