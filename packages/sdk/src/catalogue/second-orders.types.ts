import type { ORDER_WAY, OrderStatus } from '@hearth/domain'
import type { OrderSummary } from './orders.types'
import type { List } from './shared.types'
import type { Count, EpochSeconds, Fen, Id, SkuNo } from './values.types'

/** Asks for orders of the second channel, newest first; its field names are its own (E02). */
export interface ListSecondOrders {
  /** From where to go on: `oldest_id` of the last reply; absent or empty: from the newest.
   * @maxLength 64
   * @examples ["9000000017"] */
  start_id?: string
  /** Orders read before.
   * @default 0 */
  start_index?: Count
  /** Orders at most, 1 to 50.
   * @asType integer
   * @minimum 1
   * @maximum 50
   * @default 10 */
  count?: number
  /** Only those of this status; absent: all. */
  orderStatus?: OrderStatus
  /** What the order's number, or the name of what was bought, must hold; absent: anything.
   * @maxLength 40
   * @examples ["会员"] */
  keyword?: string
}

/** An order of the second channel (E02). */
export interface SecondOrder extends OrderSummary {
  /** Always 9 (S09). */
  orderWay: (typeof ORDER_WAY)['secondChannel']
  /** What `start_id` must say to go on after this order. */
  oldest_id: Id
  /** Epoch seconds: when it was placed; this channel alone counts seconds (K03). */
  create_time: EpochSeconds
}

/**
 * A page of orders of the second channel (E02). Pages of both sources are merged by the domain's `mergeOrders` (S10).
 */
export interface SecondOrderPage {
  /** Newest first; empty when there are no more (S10). */
  result: SecondOrder[]
  /** Orders in all; 0 marks the source as exhausted (S10). */
  count: Count
  /** `oldest_id` of the last order; absent in an empty page. */
  oldest_id?: Id
}

/** An order of the second channel whose fee is asked for. */
export interface FeeQuestion {
  /** Which order. */
  orderId: Id
  /** Fen: what it cost when it was placed. */
  originalPrice: Fen
  /** Its first sku. */
  skuNo: SkuNo
}

/** Asks what orders of the second channel cost now (S09). */
export interface QuoteOrderFees {
  /** The orders that wait for payment.
   * @minItems 1
   * @maxItems 50 */
  content: FeeQuestion[]
  /** Which screen asks, for the channel's statistics. The shop's own choice: `list` or `detail`.
   * @maxLength 40
   * @examples ["list"] */
  from: string
}

/**
 * What orders of the second channel cost now, in the order asked for (S09); those that are not the shopper's are left
 * out.
 */
export interface OrderFees extends List<OrderFee> {}

/** What an order of the second channel costs now (S09). */
export interface OrderFee {
  /** Which order. */
  orderId: Id
  /** Fen: what is to be paid for it now; the list shows it in place of its amount. */
  paymentFee: Fen
}
