import type { PaymentWay } from '@hearth/domain'
import type { IncomingHttpHeaders } from 'node:http'

/** Data of a payment for the cashier. */
export interface CashierPayment {
  paymentId: string
  /** The order that the payment belongs to, also for a deposit or a repair. */
  orderId: string
  /** The amount to collect, fen. */
  amount: number
  /**
   * How the shopper chose to pay; a cashier that does not support it shows its own choice. Absent if the shopper did
   * not choose.
   */
  way?: PaymentWay
  /** Path of the shop to return to; absent if the shopper returns by other means. */
  returnUrl?: string
}

/** A cashier's verified statement about a payment. */
export interface CashierNotice {
  paymentId: string
  /** The cashier's own number of the trade. All notices of one trade carry the same number. */
  tradeNo: string
  /** The collected amount, fen. */
  amount: number
  result: 'paid' | 'failed'
  /** When the payment was settled at the cashier, epoch ms. */
  time: number
}

/** A notification as received; nothing in it may be trusted before `verify`. */
export interface RawNotice {
  /** The body, byte for byte. */
  body: string
  /** Headers by their names in small letters. One or several of them carry the signature. */
  headers: IncomingHttpHeaders
}

/** A refund. The same `refundId` may be requested repeatedly and is refunded once. */
export interface CashierRefund {
  refundId: string
  paymentId: string
  /** The cashier's own number of the trade whose money goes back: two trades may have paid one payment. */
  tradeNo: string
  /** Fen. */
  amount: number
}

/** A line of a cashier's own statement. */
export interface StatedLine {
  what: 'paid' | 'refunded'
  /** For `paid`, the cashier's number of the trade; for `refunded`, the `refundId` of the request. */
  id: string
  /** Fen. */
  amount: number
  /** When the cashier collected the amount or gave it back, epoch ms. */
  time: number
}

/** The channel of payments at the sandbox cashier. */
export const SANDBOX_CHANNEL = 'sandbox'

/** The path to which the cashier of a channel sends its notifications. */
export const notifyPath = (channel: string): string => `/api/payment/notify/${channel}`

/** A shopper's agreement with the cashier to be charged later, without being present. */
export interface PayLater {
  /** Whether a shopper has signed the agreement and the agreement is still valid. */
  isSigned(shopperId: string): Promise<boolean>
  /** Returns the address of the cashier's own page where a shopper signs the agreement. */
  signUrl(shopperId: string): Promise<string>
  /**
   * Requests a payment under the agreement. The result is reported by a notice, as for every payment; a payment is
   * collected once, however often this is called.
   */
  charge(payment: CashierPayment, shopperId: string): Promise<void>
}

/** The port to the cashier. The sandbox is one; an owner's own is a module that `PAYMENT` names. */
export interface Cashier {
  /**
   * Small letters, digits and hyphens. The cashier's payments are stored with this channel, and the address for the
   * cashier's notifications ends with it.
   */
  readonly channel: string
  /**
   * Opens the payment and returns the address of the cashier's own page. If it is called again for a payment, it
   * returns the address of the same payment's page.
   */
  start(payment: CashierPayment): Promise<string>
  /** Returns the content of a notification; undefined if the notification is forged or too old. */
  verify(notice: RawNotice): CashierNotice | undefined | Promise<CashierNotice | undefined>
  /** Queries a payment; undefined while it is not settled. */
  query(paymentId: string): Promise<CashierNotice | undefined>
  /**
   * Refunds an amount. Returns true once it is done, false to be called again later, and `impossible` if it never can
   * be done, such as to a closed card: the shop then refunds by bank.
   */
  refund(refund: CashierRefund): Promise<boolean | 'impossible'>
  /**
   * Returns the cashier's own statement: amounts collected and refunded from `from` until before `to`, epoch ms. Absent
   * if the cashier has no statement.
   */
  statement?(span: { from: number; to: number }): Promise<StatedLine[]>
  /** The cashier's pay-later agreement; absent if the cashier does not offer one. */
  readonly payLater?: PayLater
  /** The reply that the cashier expects to a processed notification; the shop's envelope when absent. */
  readonly receipt?: { type: string; body: string }
}
