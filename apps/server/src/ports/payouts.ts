import type { PayoutAccountType } from '@hearth/domain'

/** Money to pay out. The same `payoutId` may be sent again and again and is paid out once. */
export interface Payout {
  /** At most 32 letters and digits. All attempts of one withdrawal have the same id. */
  payoutId: string
  /** Fen that reach the promoter. */
  amount: number
  accountType: PayoutAccountType
  /** Number of the bank card, or the account at the wallet. */
  account: string
  /** Real name of the account's owner, which providers compare. */
  holder: string
}

/** The state of a payout at its provider. Only `paid`, `failed` and `bounced` are final. */
export type PayoutAnswer =
  | { state: 'processing' }
  /** The promoter has to confirm the payout on the provider's own page, `confirmUrl`. */
  | { state: 'confirming'; confirmUrl: string }
  /** `providerNo` is the provider's own number of the transfer, `time` epoch ms. */
  | { state: 'paid'; providerNo: string; time: number }
  /** The money was not paid out, and never will be under this id. `reason` is what the promoter reads. */
  | { state: 'failed'; reason: string }
  /** The money was paid out and came back. */
  | { state: 'bounced'; reason: string; time: number }

/**
 * The port to the provider of payouts. The sandbox is one; an owner's own is a module that `PAYOUTS` names. If a method
 * rejects, the result is unknown, and the shop queries until the result is known.
 */
export interface Payouts {
  /** Small letters, digits and hyphens. The provider's payouts are entered in the books under this channel. */
  readonly channel: string
  /** Sends a payout, or returns its state if it was sent before. */
  send(payout: Payout): Promise<PayoutAnswer>
  /** Queries the state of a payout; undefined if the provider does not know it. */
  query(payoutId: string): Promise<PayoutAnswer | undefined>
}

/** The channel of payouts by bank. */
export const BANK_PAYOUTS = 'bank'

/** Replaces a provider if staff send money by bank: they record how each payout ended. */
export const bankPayouts: Payouts = {
  channel: BANK_PAYOUTS,
  send: () => Promise.resolve({ state: 'processing' }),
  query: () => Promise.resolve({ state: 'processing' }),
}

/** The channel of payouts of the sandbox. */
export const SANDBOX_PAYOUTS = 'sandbox'
