import type { ORDER_WAY, OrderStatus } from '@hearth/domain'
import type { OrderSummary } from './orders.types'
import type { List } from './shared.types'
import type { Count, EpochSeconds, Fen, Id, SkuNo } from './values.types'

/**
 * Asks for orders of the second channel, newest first. Field names differ from those of the shop's own orders (E02).
 */
export interface ListSecondOrders {
  /** Cursor: `oldest_id` of the last reply; absent or empty: the first page.
   * @maxLength 64
   * @examples ["9000000017"] */
  start_id?: string
  /** Orders read by earlier requests.
   * @default 0 */
  start_index?: Count
  /** Page size, 1 to 50.
   * @asType integer
   * @minimum 1
   * @maximum 50
   * @default 10 */
  count?: number
  /** Only orders with this status; absent: all. */
  orderStatus?: OrderStatus
  /** Text that the order number, or the name of a product, contains; absent: any.
   * @maxLength 40
   * @examples ["会员"] */
  keyword?: string
}

/** An order of the second channel (E02). */
export interface SecondOrder extends OrderSummary {
  /** The order way: always 9, the second channel (S09). */
  orderWay: (typeof ORDER_WAY)['secondChannel']
  /** Cursor of this order for `start_id`. */
  oldest_id: Id
  /** Epoch seconds: when the order was placed; only this channel uses seconds (K03). */
  create_time: EpochSeconds
}

/**
 * A page of orders of the second channel (E02). Pages of both sources are merged by `mergeOrders` of `@hearth/domain`
 * (S10).
 */
export interface SecondOrderPage {
  /** The orders of the page, newest first; empty if there are no more (S10). */
  result: SecondOrder[]
  /** Orders in total; 0 marks the source as exhausted (S10). */
  count: Count
  /** `oldest_id` of the last order; absent on an empty page. */
  oldest_id?: Id
}

/** An order of the second channel whose current fee is requested. */
export interface FeeQuestion {
  /** The order. */
  orderId: Id
  /** Fen: amount when the order was placed. */
  originalPrice: Fen
  /** The first sku of the order. */
  skuNo: SkuNo
}

/** Asks for the current fees of orders of the second channel (S09). */
export interface QuoteOrderFees {
  /** The unpaid orders.
   * @minItems 1
   * @maxItems 50 */
  content: FeeQuestion[]
  /** The screen that sends the request, for the channel's statistics: `list` or `detail`. The specification does not
   * define the values.
   * @maxLength 40
   * @examples ["list"] */
  from: string
}

/**
 * Current fees of orders of the second channel, in the order of the request (S09); orders that do not belong to the
 * shopper are left out.
 */
export interface OrderFees extends List<OrderFee> {}

/** The current fee of an order of the second channel (S09). */
export interface OrderFee {
  /** The order. */
  orderId: Id
  /** Fen: amount to pay now; the list shows it in place of the original amount. */
  paymentFee: Fen
}
