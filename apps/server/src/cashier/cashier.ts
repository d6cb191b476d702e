import type { PayChannel } from '@hearth/domain'

/** What a cashier is told of a payment it should collect. */
export interface CashierPayment {
  paymentId: string
  orderId: string
  /** To collect, fen. */
  amount: number
  /** Path of the shop to come back to; absent where the shopper goes back by other means. */
  returnUrl?: string
}

/** What a cashier says about a payment, once its word has been proved to be its own. */
export interface CashierNotice {
  paymentId: string
  /** The cashier's own number of the trade: two notices of one trade carry the same. */
  tradeNo: string
  /** What was collected, fen. */
  amount: number
  result: 'paid' | 'failed'
  /** When it was settled at the cashier, epoch ms. */
  time: number
}

/** A notification as it came over the wire; nothing in it may be believed before `verify`. */
export interface RawNotice {
  /** The body, byte for byte. */
  body: string
  /** The signature header. */
  signature: string
}

/** Money to give back. The same `refundId` may be asked for again and again and is given back once. */
export interface CashierRefund {
  refundId: string
  paymentId: string
  /** Fen. */
  amount: number
}

/** The port to whoever collects the money. The sandbox is one; a real one is wired the same way. */
export interface Cashier {
  readonly channel: PayChannel
  /** Opens the payment and answers the address of the cashier's own page. */
  start(payment: CashierPayment): Promise<string>
  /** Answers what a notification says, or nothing when it is not the cashier's word or is too old. */
  verify(notice: RawNotice): CashierNotice | undefined
  /** Asks how a payment stands; nothing while it is not settled. */
  query(paymentId: string): Promise<CashierNotice | undefined>
  /** Gives money back; true once it is done, false to be asked again later. */
  refund(refund: CashierRefund): Promise<boolean>
}
