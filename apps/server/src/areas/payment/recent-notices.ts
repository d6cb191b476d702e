import type { CashierNotice } from '#ports/cashier'

/** Notices of a cashier that were applied, or found to be known, a moment ago. */
export interface RecentNotices {
  /** Whether the same notice was noted a moment ago. */
  has(notice: CashierNotice, now: number): boolean
  note(notice: CashierNotice, now: number): void
}

/** Ms for which a notice is remembered. */
const REMEMBERED = 60_000
const MOST_REMEMBERED = 10_000

/**
 * Remembers notices in this process, so that a repeated one, which cashiers send after seconds, costs no statement. For
 * a minute only: a database that lost the payment in a failover must be told again, by a later notice or by
 * `askPendingPayments`.
 */
export function createRecentNotices(): RecentNotices {
  const until = new Map<string, number>()
  return {
    has: (notice, now) => (until.get(keyOf(notice)) ?? 0) > now,
    note(notice, now) {
      if (until.size >= MOST_REMEMBERED) until.clear()
      until.set(keyOf(notice), now + REMEMBERED)
    },
  }
}

/** What makes two notices the same: all but their time. */
const keyOf = ({ paymentId, tradeNo, amount, result }: CashierNotice): string =>
  JSON.stringify([paymentId, tradeNo, amount, result])
