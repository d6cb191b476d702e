import type { OrderKindName, OrderStatus, PaymentStatus, PaymentWay } from '@hearth/domain'
import type { OrderId } from './orders.types'
import type { Fen, Id, Url } from './values.types'

/**
 * Starts a payment. Sent with an `Idempotency-Key`: the same key and payload start one payment. The specification does
 * not define the fields.
 */
export interface Pay extends OrderId {
  /** Name of the cashier to pay with; absent: the shop's only cashier. Other names are refused.
   * @minLength 1
   * @maxLength 32
   * @examples ["sandbox"] */
  payChannel?: string
  /** The payment method that the shopper chose. It is a hint: a cashier that does not support it offers its own
   * methods. Absent: the cashier asks the shopper. */
  way?: PaymentWay
  /** Fen: the amount shown to the shopper. The payment is refused if the amount due differs. Absent: the amounts are
   * not compared. */
  amount?: Fen
  /**
   * Path in the shop to which the cashier's page returns the shopper; a URL outside the shop is ignored. Absent: the
   * cashier's page does not lead back to the shop.
   */
  returnUrl?: Url
}

/**
 * The data that the wallet of the host app needs to take a payment. The specification does not define
 * the fields.
 */
export interface WalletPayment {
  /** The wallet's id of the payment. */
  tradeNo: Id
  /** Fen: amount to pay. */
  totalAmount: Fen
  /** The title that the wallet shows.
   * @examples ["暖居智能台灯 月光白"] */
  title: string
  /** The shop's signature over the fields above, base64.
   * @examples ["bm90LWEtcmVhbC1zaWduYXR1cmU="] */
  sign: string
}

/** A started payment. If starting it fails, the client rejects with 'fetch wallet info error' (X05). */
export interface StartedPayment {
  /** Id of the payment. An order may have several payments, of which at most one pays the order. */
  paymentId: Id
  /** URL of the cashier's page. */
  cashierUrl: Url
  /** Status of the payment: pending. */
  paymentStatus: PaymentStatus
  /**
   * Data for the wallet of the host app, if the wallet takes the payment; absent: use the cashier's
   * page.
   */
  wallet?: WalletPayment
}

/** Asks for the status of a payment. */
export interface PollPayment extends OrderId {
  /** The payment of the order; absent or empty: the payment that paid the order, or else the newest one.
   * @maxLength 64
   * @examples ["P1795190400000123456"] */
  paymentId?: string
}

/** The status of a payment. Poll while `paymentStatus` is pending. */
export interface PaymentState {
  /** The order. */
  orderId: Id
  /** The payment; absent if none was started. */
  paymentId?: Id
  /** Status of the payment; pending if none was started. */
  paymentStatus: PaymentStatus
  /** Status of the order. */
  orderStatus: OrderStatus
  /** Kind of the order, for the text shown after payment. Not part of the specification. */
  kind: OrderKindName
  /** Fen: amount of the payment. */
  amount: Fen
}
