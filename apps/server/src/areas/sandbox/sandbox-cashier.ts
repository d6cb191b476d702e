import type { Cashier } from '#ports/cashier'
import { readSandboxNotice } from '#areas/sandbox/sandbox-notice'
import { SANDBOX_CHANNEL } from '#ports/cashier'
import { findTrade, giveBack, stateTrades } from '#areas/sandbox/sandbox-trades'
import { sandboxPayLater } from '#areas/sandbox/sandbox-pay-later'
import { pageToken } from '#areas/sandbox/signature'
import type { Database } from '#database/connect'

/** What the sandbox cashier needs from the shop. */
export interface SandboxParts {
  db: Database
  /** The secret that signs notices and page addresses. */
  secret: string
  clock: () => number
}

/**
 * Returns the path of a payment's page. Its token identifies the shopper, since mini-program shells send no cookies.
 */
export const sandboxPath = (secret: string, paymentId: string): string =>
  `/sandbox-cashier/${paymentId}/${pageToken(secret, paymentId)}`

/** Creates the sandbox cashier. It collects no money, but otherwise behaves like a real cashier. */
export function createSandboxCashier({ db, secret, clock }: SandboxParts): Cashier {
  return {
    channel: SANDBOX_CHANNEL,
    start: async ({ paymentId, way }) => sandboxPath(secret, paymentId) + (way ? `?way=${way}` : ''),
    verify: (notice) => readSandboxNotice(secret, notice, clock()),
    query: (paymentId) => findTrade(db, paymentId),
    refund: (refund) => giveBack(db, refund, clock()),
    statement: (span) => stateTrades(db, span),
    payLater: sandboxPayLater({ db, secret, clock }),
  }
}
