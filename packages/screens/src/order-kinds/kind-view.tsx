import type { MessageMoment } from '@hearth/domain'
import type { Order, OrderItem, Promotion, Settlement, Sku } from '@hearth/state'
import type { StepsProps } from '@hearth/ui'
import type { ComponentType } from 'react'

/** Props of the part that a kind adds to checkout. */
export interface CheckoutPartProps {
  settlement: Settlement
  /** True if checkout is for the second of two payments. */
  rest: boolean
  /** Whether the shopper has agreed to the condition of the part; see `KindView.unagreed`. */
  agreed: boolean
  onAgree: (agreed: boolean) => void
}

/** Props of the part that a kind adds to a product page. */
export interface OfferPartProps {
  /** The promotion that sells the product by this kind. */
  promotion: Promotion
  /** The picked sku. */
  sku: Sku
  /** Fen: price of a piece without the promotion. */
  price: number
  /** Maximum number of pieces that this shopper may buy by the promotion. */
  most: number
}

/**
 * How pages show the orders of one kind, as far as this differs from normal orders. If a member is absent, pages show
 * the same as for a normal order. The code is loaded only for pages that show such an order or product. Which actions
 * the orders have is a rule of the domain (`KindRules`).
 */
export interface KindView {
  /** Product page: the part that sells the product by the promotion. */
  Offer?: ComponentType<OfferPartProps>
  /** Checkout: notes and conditions. */
  Checkout?: ComponentType<CheckoutPartProps>
  /**
   * Checkout: returns the message for a shopper who has not agreed to the condition; undefined if there is no
   * condition.
   */
  unagreed?: (settlement: Settlement, rest: boolean) => string | undefined
  /**
   * List of orders, and head of an order's page: the state of the order. `bar` is true if there is room for a progress
   * bar.
   */
  Note?: ComponentType<{ order: OrderItem; bar?: boolean }>
  /** Returns the text of the order's status; undefined for the usual one. */
  statusText?: (order: OrderItem) => string | undefined
  /** Order page: returns the steps and the number of completed ones; undefined for the usual ones. */
  steps?: (order: Order) => StepsProps | undefined
  /** Order page: returns the text of the next step; undefined for the usual one, empty for none. */
  nextText?: (order: Order) => string | undefined
  /** Order page: an additional card. */
  Order?: ComponentType<{ order: Order }>
  /** Order page: a part above the amounts. */
  Amounts?: ComponentType<{ order: Order }>
  /** Order page: returns the action whose messages are offered (see `MESSAGES_AT`); undefined for the usual one. */
  moment?: (order: Order) => MessageMoment | undefined
  /** Returns a text to show before the order is cancelled; undefined for none. */
  cancelText?: (order: Order) => string | undefined
  /** Page of a payment's result: what happens after everything is paid. */
  paidText?: string
  /** Page of a payment's result, after a part was paid: the state of the order. */
  Result?: ComponentType<{ order: Order }>
}
