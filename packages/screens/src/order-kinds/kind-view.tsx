import type { MessageMoment } from '@hearth/domain'
import type { Order, OrderItem, Promotion, Settlement, Sku } from '@hearth/state'
import type { StepsProps } from '@hearth/ui'
import type { ComponentType } from 'react'

/** Props of a kind's part of checkout. */
export interface CheckoutPartProps {
  settlement: Settlement
  /** Whether this settles the second of two payments. */
  rest: boolean
  /** Whether the shopper agreed to the part's condition; see `KindView.unagreed`. */
  agreed: boolean
  onAgree: (agreed: boolean) => void
}

/** Props of a kind's part of a product page. */
export interface OfferPartProps {
  /** The promotion that sells by this kind. */
  promotion: Promotion
  /** The picked sku. */
  sku: Sku
  /** Fen: the price of a piece without this kind. */
  price: number
  /** Pieces: the most that this shopper may buy by the promotion. */
  most: number
}

/**
 * How pages show the orders of one kind, if different from a normal order. Its code is loaded for pages that show such
 * an order or product. What a kind omits is as for a normal order; the actions on its orders are in the domain
 * (`KindRules`).
 */
export interface KindView {
  /** On a product page: buying by this promotion. */
  Offer?: ComponentType<OfferPartProps>
  /** At checkout: notes and conditions for the shopper. */
  Checkout?: ComponentType<CheckoutPartProps>
  /** At checkout: message for a shopper who has not agreed to the condition; undefined if there is none. */
  unagreed?: (settlement: Settlement, rest: boolean) => string | undefined
  /** In the list of orders, and at the head of an order's page: the order's state. `bar`: in more space. */
  Note?: ComponentType<{ order: OrderItem; bar?: boolean }>
  /** Replaces the text of the status; undefined for the usual one. */
  statusText?: (order: OrderItem) => string | undefined
  /** On an order's page: its steps and the number of completed ones, replacing the usual ones. */
  steps?: (order: Order) => StepsProps | undefined
  /** On an order's page: the line of the next step; undefined for the usual one, empty for none. */
  nextText?: (order: Order) => string | undefined
  /** On the page of an order: a card of its own. */
  Order?: ComponentType<{ order: Order }>
  /** On an order's page: above its amounts. */
  Amounts?: ComponentType<{ order: Order }>
  /** On an order's page: the topics of the messages that are offered; undefined for the usual ones. */
  moment?: (order: Order) => MessageMoment | undefined
  /** Shown before the order is cancelled; undefined if there is nothing to add. */
  cancelText?: (order: Order) => string | undefined
  /** On the page of a payment's result: what follows once everything is paid. */
  paidText?: string
  /** On the same page, once a part is paid: the order's state. */
  Result?: ComponentType<{ order: Order }>
}
