import type { Settled } from '#areas/payment/settle-payment'
import type { CashierNotice } from '#ports/cashier'

/**
 * Settles a notice, or returns `known` if this process has just settled the same notice.
 * @param settle settles the notice in the database
 */
export type SettleRecent = (notice: CashierNotice, now: number, settle: () => Promise<Settled>) => Promise<Settled>

/** Ms for which a notice is remembered. */
const REMEMBERED = 60_000
const MOST_REMEMBERED = 10_000

/**
 * Remembers notices in this process. Cashiers repeat notices after seconds; no statement is then needed for the
 * repeated notice. A notice is remembered for a minute from its first arrival, and not longer: if the database lost the
 * payment in a failover, a later notice or `askPendingPayments` must be able to record the payment again.
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

/** The key by which notices are compared: everything except their time. */
const keyOf = ({ paymentId, tradeNo, amount, result }: CashierNotice): string =>
  JSON.stringify([paymentId, tradeNo, amount, result])
