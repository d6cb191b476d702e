import type { Call } from '@hearth/sdk/core'
import type {
  CancelOpsOrder,
  ChosenOrders,
  ExportedOrders,
  FindOpsOrders,
  FoundOrders,
  ListOpsOrders,
  MoveOpsOrder,
  NoteOnOrder,
  OpsOrderId,
  OpsOrderPage,
  OpsOrderWithPapers,
  OrderSlips,
  PartOfOrderRefunded,
  RefundedOpsOrder,
  RefundOpsOrder,
  RefundPartOfOrder,
  RepricedOpsOrder,
  RepriceOpsOrder,
  ShipOpsOrder,
  ShipOpsOrders,
  ShippedOrders,
  SlipsOfOrders,
  MoveOpsParcel,
} from './orders.types'
import type { Changed } from './shared.types'

/** Orders of all shoppers: finding them, sending them, cancelling them and giving their money back. */
export const orders = {
  /** Lists orders, newest first, with the names of who gets them. */
  list: 'GET /ops/orders/v1 may=orders.read' as Call<ListOpsOrders, OpsOrderPage>,
  /** Tells where up to 1,000 orders stand; numbers of no order are left out. */
  find: 'POST /ops/orders/find/v1 reads may=orders.read' as Call<FindOpsOrders, FoundOrders>,
  /**
   * Reads one order with its payments, refunds and parcels; telephone and street are hidden in part.
   * @throws notFound 107002404: for an order that is not there
   */
  get: 'GET /ops/orders/{orderId}/v1 may=orders.read' as Call<OpsOrderId, OpsOrderWithPapers>,
  /**
   * Reads one order with whom it goes to in full. That it was looked at is kept in the audit log.
   * @throws notFound 107002404: for an order that is not there
   */
  reveal: 'POST /ops/orders/{orderId}/reveal/v1 reveals may=orders.reveal' as Call<OpsOrderId, OpsOrderWithPapers>,
  /**
   * Reads orders with whom they go to, oldest first, 10,000 at most. That they were looked at is kept in the audit log.
   * @throws badInput 107002400: for more than 10,000; `field` is `from`
   */
  export: 'POST /ops/orders/export/v1 reveals may=orders.reveal' as Call<ChosenOrders, ExportedOrders>,
  /**
   * Reads what is packed with orders: pieces, gifts, remark and whom they go to in full, without prices. That they were
   * looked at is kept in the audit log.
   * @throws notFound 107002404: for an order that is not there; `field` is its number
   * @throws wrongState 107002414: for one that is not paid, or cancelled; `field` is its number
   */
  slips: 'POST /ops/orders/slips/v1 reveals may=orders.reveal' as Call<SlipsOfOrders, OrderSlips>,
  /**
   * Makes an order cheaper that is not paid, its products or its freight, or takes that back. Lines bear it in
   * proportion, and later refunds go by it; a payment that was begun at the old amount goes back.
   * @throws notFound 107002404: for an order that is not there
   * @throws wrongState 107002414: when it is paid or over, or a campaign has agreed its price (groups, pre-sales,
   *   bargains)
   * @throws badInput 107002400: for more than it cost when it was placed, or less than 1 fen; `field` is the amount
   * @throws stale 107003409: when it has changed since it was read
   */
  reprice: 'POST /ops/orders/{orderId}/price/v1 may=orders.price' as Call<RepriceOpsOrder, RepricedOpsOrder>,
  /**
   * Sends an order elsewhere before any of it is shipped, by the rules by which its shopper may: the shop delivers
   * there, and freight is not more than was charged. The same place again changes nothing.
   * @throws notFound 107002404: for an order that is not there
   * @throws wrongState 107002414: when it, or a part of it, is shipped, or it is cancelled
   * @throws badInput 107002400: where areas do not exist, nothing is delivered, or freight would be more; `field`
   *   names it
   * @throws stale 107003409: when it has changed since it was read
   */
  move: 'PUT /ops/orders/{orderId}/address/v1 may=orders.move' as Call<MoveOpsOrder, Changed>,
  /**
   * Cancels an order that is not paid: its pieces and coupons come back. One that was cancelled before stays as it is.
   * @throws notFound 107002404: for an order that is not there
   * @throws wrongState 107002414: when it is paid
   * @throws stale 107003409: when it has changed since it was read
   */
  cancel: 'POST /ops/orders/{orderId}/cancel/v1 may=orders.cancel' as Call<CancelOpsOrder, Changed>,
  /**
   * Cancels an order that is paid and not shipped, and owes its shopper the money, once however often it is asked.
   * @throws notFound 107002404: for an order that is not there
   * @throws wrongState 107002414: when it is not paid, or shipped, be it in part
   * @throws stale 107003409: when it has changed since it was read
   */
  refund: 'POST /ops/orders/{orderId}/refund/v1 may=orders.refund' as Call<RefundOpsOrder, RefundedOpsOrder>,
  /**
   * Owes a shopper a part of what they paid for an order that stays with them, shipped or received: nothing comes back,
   * and the pieces bring so much less when they do. A payload names an amount, pieces, or both.
   * @throws notFound 107002404: for an order, or a line of it, that is not there
   * @throws wrongState 107002414: when it is not paid, or cancelled, waits for others to buy, or has nothing left to
   *   give
   * @throws badInput 107002400: for more than is left; `field` is `amount`, or `items` for more pieces than stay
   * @throws stale 107003409: when it has changed since it was read
   */
  refundPart: 'POST /ops/orders/{orderId}/goodwill/v1 may=orders.refund' as Call<
    RefundPartOfOrder,
    PartOfOrderRefunded
  >,
  /**
   * Sends a paid order on its way in one parcel, or those of its pieces that are named: it is shipped with the last of
   * them.
   * @throws notFound 107002404: for an order, or a line of it, that is not there
   * @throws wrongState 107002414: when it is not paid, or shipped already
   * @throws badInput 107002400: for more pieces than are left, a gift by itself, or a part of what goes whole; `field`
   *   is `items`
   * @throws stale 107003409: when it has changed since it was read
   */
  ship: 'POST /ops/orders/{orderId}/ship/v1 may=orders.ship' as Call<ShipOpsOrder, Changed>,
  /**
   * Sends up to 1,000 parcels of paid orders on their way, all of them or none: each with all that is left of its
   * order, or with the pieces that it names. `field` of a refusal is the first order's number that cannot be sent.
   * @throws notFound 107002404: for an order that is not there
   * @throws wrongState 107002414: when one is not paid, or shipped already
   * @throws stale 107003409: when one has changed since it was read
   * @throws badInput 107002400: for an order that is named twice without its pieces, or by more than 20 parcels
   */
  shipMany: 'POST /ops/orders/ship/v1 may=orders.ship' as Call<ShipOpsOrders, ShippedOrders>,
  /**
   * Notes something on an order for other members of staff, 100 times at most; the order's own version stays. No
   * shopper reads it.
   * @throws notFound 107002404: for an order that is not there
   * @throws wrongState 107002414: when it has 100 notes
   * @throws stale 107003409: when it has changed since it was read
   */
  note: 'POST /ops/orders/{orderId}/notes/v1 may=orders.note' as Call<NoteOnOrder, Changed>,
  /**
   * Adds a step to the newest parcel of an order, or to the one that is named; the order's own version stays.
   * @throws notFound 107002404: for an order that is not there, or not shipped, or has no such parcel
   * @throws stale 107003409: when it has changed since it was read
   */
  moveParcel: 'POST /ops/orders/{orderId}/parcel/v1 may=orders.ship' as Call<MoveOpsParcel, Changed>,
}

export type * from './orders.types'
