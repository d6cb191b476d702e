import type { Settled } from '#areas/payment/settle-payment'
import type { CashierNotice } from '#ports/cashier'

/**
 * Settles a notice, unless the same was settled here a moment ago, which is `known`.
 * @param settle settles it in the database
 */
export type SettleRecent = (notice: CashierNotice, now: number, settle: () => Promise<Settled>) => Promise<Settled>

/** Ms for which a notice is remembered. */
const REMEMBERED = 60_000
const MOST_REMEMBERED = 10_000

/**
 * Remembers notices in this process, so that a repeated one, which cashiers send after seconds, costs no statement. For
 * a minute from the first, however often it is repeated: a database that lost the payment in a failover must be told
 * again, by a later notice or by `askPendingPayments`.
 */
export function createRecentNotices(): SettleRecent {
  const until = new Map<string, number>()
  return async (notice, now, settle) => {
    const key = keyOf(notice)
    if ((until.get(key) ?? 0) > now) return 'known'
    const settled = await settle()
    if (settled === 'refused') return settled
    if (until.size >= MOST_REMEMBERED) until.clear()
    until.set(key, now + REMEMBERED)
    return settled
  }
}

/** What makes two notices the same: all but their time. */
const keyOf = ({ paymentId, tradeNo, amount, result }: CashierNotice): string =>
  JSON.stringify([paymentId, tradeNo, amount, result])
