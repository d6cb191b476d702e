import type { OrderKindName, OrderStatus, PaymentStatus, PaymentWay } from '@hearth/domain'
import type { OrderId } from './orders.types'
import type { Fen, Id, Url } from './values.types'

/**
 * Starts a payment. Sent with an `Idempotency-Key`: the same key and payload start it once. The shop's own choice of
 * fields.
 */
export interface Pay extends OrderId {
  /** Which cashier, by the shop's name for it; absent: the one the shop has. Another one's name is refused.
   * @minLength 1
   * @maxLength 32
   * @examples ["sandbox"] */
  payChannel?: string
  /** What the shopper chose to pay with: a hint to the cashier, which shows its own choice where it does not take that.
   * Absent: the cashier asks. */
  way?: PaymentWay
  /** Fen: what the shopper was shown to pay. The payment is refused where another amount is due by now; absent: not
   * compared. */
  amount?: Fen
  /** Path of the shop to come back to; one that leaves the shop is ignored. Absent: the cashier stays. */
  returnUrl?: Url
}

/** What the wallet of the app around the shop needs to take a payment. The shop's own choice of fields. */
export interface WalletPayment {
  /** What the wallet calls the payment. */
  tradeNo: Id
  /** Fen: what is to be paid. */
  totalAmount: Fen
  /** What the wallet shows as bought.
   * @examples ["暖居智能台灯 月光白"] */
  title: string
  /** The shop's signature over the fields above, base64.
   * @examples ["bm90LWEtcmVhbC1zaWduYXR1cmU="] */
  sign: string
}

/** A started payment. Without it a caller rejects with 'fetch wallet info error' (X05). */
export interface StartedPayment {
  /** Names the payment; an order may have several, and at most one pays it. */
  paymentId: Id
  /** Address of the cashier's own page. */
  cashierUrl: Url
  /** Where it stands: pending. */
  paymentStatus: PaymentStatus
  /** Where the app around the shop has a wallet that takes it; absent: the cashier's page does. */
  wallet?: WalletPayment
}

/** Asks how a payment stands. */
export interface PollPayment extends OrderId {
  /** Which payment of the order; absent or empty: the one that paid, else the newest.
   * @maxLength 64
   * @examples ["P1795190400000123456"] */
  paymentId?: string
}

/** How a payment stands. Poll while `paymentStatus` is pending. */
export interface PaymentState {
  /** The order. */
  orderId: Id
  /** The payment; absent where none was started. */
  paymentId?: Id
  /** Where the payment stands; pending where none was started. */
  paymentStatus: PaymentStatus
  /** Where the order stands. */
  orderStatus: OrderStatus
  /** The way it was bought: what a shopper is told once it is paid. The shop's own field. */
  kind: OrderKindName
  /** Fen: what the payment is over. */
  amount: Fen
}
