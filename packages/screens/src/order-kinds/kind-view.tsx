import type { MessageMoment } from '@hearth/domain'
import type { Order, OrderItem, Promotion, Settlement, Sku } from '@hearth/state'
import type { StepsProps } from '@hearth/ui'
import type { ComponentType } from 'react'

/** What a kind's part of checkout is given. */
export interface CheckoutPartProps {
  settlement: Settlement
  /** Whether the second of two payments is settled. */
  rest: boolean
  /** Whether the shopper agreed to what the part asks; see `KindView.unagreed`. */
  agreed: boolean
  onAgree: (agreed: boolean) => void
}

/** What a kind's part of a product page is given. */
export interface OfferPartProps {
  /** The promotion whose orders are of the kind. */
  promotion: Promotion
  /** The sku that was picked. */
  sku: Sku
  /** Fen: what a piece of it costs who buys it without the kind. */
  price: number
  /** Most pieces this shopper may have of it by the promotion. */
  most: number
}

/**
 * How pages show the orders of one kind, if different from a normal order. Its code is loaded for pages that show such
 * an order or product. What a kind omits is as for a normal order; the actions on its orders are in the domain
 * (`KindRules`).
 */
export interface KindView {
  /** On the page of a product: how it is bought by this promotion. */
  Offer?: ComponentType<OfferPartProps>
  /** At checkout: what the shopper has to know or to say. */
  Checkout?: ComponentType<CheckoutPartProps>
  /** At checkout: what a shopper reads who has not agreed to the part yet; nothing where nothing is to be agreed to. */
  unagreed?: (settlement: Settlement, rest: boolean) => string | undefined
  /** In the list of orders, and at the head of an order's page: how the order stands. `bar`: with more room. */
  Note?: ComponentType<{ order: OrderItem; bar?: boolean }>
  /** Where the order stands, in place of its status; nothing for the usual words. */
  statusText?: (order: OrderItem) => string | undefined
  /** On the page of an order: its steps, and how many are done, in place of the usual ones. */
  steps?: (order: Order) => StepsProps | undefined
  /** On the page of an order: the line that says what comes next; nothing for the usual one, empty for none. */
  nextText?: (order: Order) => string | undefined
  /** On the page of an order: a card of its own. */
  Order?: ComponentType<{ order: Order }>
  /** On the page of an order: what stands above its amounts. */
  Amounts?: ComponentType<{ order: Order }>
  /** On the page of an order: about what an app's messages are offered; nothing for the usual ones. */
  moment?: (order: Order) => MessageMoment | undefined
  /** What a shopper is told before the order is cancelled; nothing where there is nothing to add. */
  cancelText?: (order: Order) => string | undefined
  /** On the page that tells how a payment ended: what follows once all of it is paid. */
  paidText?: string
  /** The same page, once something is paid: how the order stands. */
  Result?: ComponentType<{ order: Order }>
}
