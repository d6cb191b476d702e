import type { PaymentWay } from '@hearth/domain'
import type { IncomingHttpHeaders } from 'node:http'

/** Data of a payment for the cashier. */
export interface CashierPayment {
  paymentId: string
  /** The order of the payable: of a deposit, of a repair. */
  orderId: string
  /** To collect, fen. */
  amount: number
  /** What the shopper chose to pay with; a cashier that does not take it shows its own choice. Absent: no choice. */
  way?: PaymentWay
  /** Path of the shop to return to; absent if the shopper returns by other means. */
  returnUrl?: string
}

/** A cashier's verified statement about a payment. */
export interface CashierNotice {
  paymentId: string
  /** The cashier's own number of the trade: two notices of one trade carry the same. */
  tradeNo: string
  /** The collected amount, fen. */
  amount: number
  result: 'paid' | 'failed'
  /** When it was settled at the cashier, epoch ms. */
  time: number
}

/** A notification as received; nothing in it may be trusted before `verify`. */
export interface RawNotice {
  /** The body, byte for byte. */
  body: string
  /** By their names in small letters; one of them carries the signature, or several do. */
  headers: IncomingHttpHeaders
}

/** A refund. The same `refundId` may be requested repeatedly and is refunded once. */
export interface CashierRefund {
  refundId: string
  paymentId: string
  /** The cashier's own number of the trade whose money goes back: a payment may have been collected by two. */
  tradeNo: string
  /** Fen. */
  amount: number
}

/** A line of a cashier's own statement. */
export interface StatedLine {
  what: 'paid' | 'refunded'
  /** Of `paid` the cashier's number of the trade, of `refunded` the `refundId` it was asked under. */
  id: string
  /** Fen. */
  amount: number
  /** When it collected or gave it back, epoch ms. */
  time: number
}

/** What payments at the sandbox cashier are marked with. */
export const SANDBOX_CHANNEL = 'sandbox'

/** Where the cashier of a channel sends its notifications. */
export const notifyPath = (channel: string): string => `/api/payment/notify/${channel}`

/** A shopper's agreement with the cashier to be charged later, without being present. */
export interface PayLater {
  /** Whether a shopper signed it, and it still holds. */
  isSigned(shopperId: string): Promise<boolean>
  /** Address of the cashier's own page where a shopper signs it. */
  signUrl(shopperId: string): Promise<string>
  /**
   * Requests a payment by it. The result is reported by a notice, as for every payment; a payment is collected once,
   * however often this is called.
   */
  charge(payment: CashierPayment, shopperId: string): Promise<void>
}

/** The port to the cashier. The sandbox is one; an owner's own is a module that `PAYMENT` names. */
export interface Cashier {
  /**
   * Small letters, digits and hyphens: what its payments are marked with, and the end of the address of its
   * notifications.
   */
  readonly channel: string
  /**
   * Opens the payment and answers the address of the cashier's own page. May be asked again for a payment, and then
   * answers its page again.
   */
  start(payment: CashierPayment): Promise<string>
  /** Returns the content of a notification, or nothing if it is forged or too old. */
  verify(notice: RawNotice): CashierNotice | undefined | Promise<CashierNotice | undefined>
  /** Queries a payment; nothing while it is not settled. */
  query(paymentId: string): Promise<CashierNotice | undefined>
  /**
   * Refunds; true once it is done, false to be called again later, `impossible` if it never can be, such as to a closed
   * card: the shop then sends it by bank.
   */
  refund(refund: CashierRefund): Promise<boolean | 'impossible'>
  /**
   * Its own statement: collected and refunded amounts from one time until before another, epoch ms. Absent if it has
   * none.
   */
  statement?(span: { from: number; to: number }): Promise<StatedLine[]>
  /** Its pay-later agreement; absent where it has none. */
  readonly payLater?: PayLater
  /** Its expected reply to a processed notification; the shop's envelope when absent. */
  readonly receipt?: { type: string; body: string }
}
