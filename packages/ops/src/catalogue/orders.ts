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

/** Orders of all shoppers: finding, shipping, cancelling and refunding them. */
export const orders = {
  /** Lists orders, newest first, with the names of their recipients. */
  list: 'GET /ops/orders/v1 may=orders.read' as Call<ListOpsOrders, OpsOrderPage>,
  /** Reads the status of up to 1,000 orders; unknown numbers are left out. */
  find: 'POST /ops/orders/find/v1 reads may=orders.read' as Call<FindOpsOrders, FoundOrders>,
  /**
   * Reads one order with its payments, refunds and parcels; telephone and street are partly masked.
   * @throws notFound 107002404: for an order that is not there
   */
  get: 'GET /ops/orders/{orderId}/v1 may=orders.read' as Call<OpsOrderId, OpsOrderWithPapers>,
  /**
   * Reads one order with its recipient in full. The audit log records the access.
   * @throws notFound 107002404: for an order that is not there
   */
  reveal: 'POST /ops/orders/{orderId}/reveal/v1 reveals may=orders.reveal' as Call<OpsOrderId, OpsOrderWithPapers>,
  /**
   * Reads orders with their recipients, oldest first, 10,000 at most. The audit log records the access.
   * @throws badInput 107002400: for more than 10,000; `field` is `from`
   */
  export: 'POST /ops/orders/export/v1 reveals may=orders.reveal' as Call<ChosenOrders, ExportedOrders>,
  /**
   * Reads the packing slips of orders: pieces, gifts, remark and recipient in full, without prices. The audit log
   * records the access.
   * @throws notFound 107002404: for an order that is not there; `field` is its number
   * @throws wrongState 107002414: for an order that is cancelled or not paid; `field` is its number
   */
  slips: 'POST /ops/orders/slips/v1 reveals may=orders.reveal' as Call<SlipsOfOrders, OrderSlips>,
  /**
   * Lowers the price of an unpaid order, of its products or its freight, or cancels an earlier reduction. The lines
   * share the reduction in proportion, and later refunds use the lower price; a payment started at the old amount is
   * refunded.
   * @throws notFound 107002404: for an order that is not there
   * @throws wrongState 107002414: when it is paid or over, or a campaign has agreed its price (groups, pre-sales,
   *   bargains)
   * @throws badInput 107002400: for an amount above the price when the order was placed, or below 1 fen; `field` names
   *   the amount
   * @throws stale 107003409: when it has changed since it was read
   */
  reprice: 'POST /ops/orders/{orderId}/price/v1 may=orders.price' as Call<RepriceOpsOrder, RepricedOpsOrder>,
  /**
   * Changes the destination of an unshipped order, under the rules for shoppers: the shop delivers there, and freight
   * is not more than was charged. The same destination changes nothing.
   * @throws notFound 107002404: for an order that is not there
   * @throws wrongState 107002414: when it is shipped in full or in part, or cancelled
   * @throws badInput 107002400: for an area that does not exist or has no delivery, or if freight would be more;
   *   `field` names it
   * @throws stale 107003409: when it has changed since it was read
   */
  move: 'PUT /ops/orders/{orderId}/address/v1 may=orders.move' as Call<MoveOpsOrder, Changed>,
  /**
   * Cancels an unpaid order. Its pieces return to stock and its coupons to the shopper. Cancelling it again changes
   * nothing.
   * @throws notFound 107002404: for an order that is not there
   * @throws wrongState 107002414: when it is paid
   * @throws stale 107003409: when it has changed since it was read
   */
  cancel: 'POST /ops/orders/{orderId}/cancel/v1 may=orders.cancel' as Call<CancelOpsOrder, Changed>,
  /**
   * Cancels and refunds a paid, unshipped order. A repeat does not refund it again.
   * @throws notFound 107002404: for an order that is not there
   * @throws wrongState 107002414: when it is not paid, or is shipped in full or in part
   * @throws stale 107003409: when it has changed since it was read
   */
  refund: 'POST /ops/orders/{orderId}/refund/v1 may=orders.refund' as Call<RefundOpsOrder, RefundedOpsOrder>,
  /**
   * Refunds a part of a paid order whose products the shopper keeps. A later return of the pieces refunds that much
   * less. The payload names an amount, pieces, or both.
   * @throws notFound 107002404: for an order, or a line of it, that is not there
   * @throws wrongState 107002414: when it is not paid, is cancelled, waits for other buyers, or has nothing left to
   *   refund
   * @throws badInput 107002400: for an amount above what is left to refund (`field` is `amount`), or more pieces than
   *   the shopper keeps (`items`)
   * @throws stale 107003409: when it has changed since it was read
   */
  refundPart: 'POST /ops/orders/{orderId}/goodwill/v1 may=orders.refund' as Call<
    RefundPartOfOrder,
    PartOfOrderRefunded
  >,
  /**
   * Ships a paid order in one parcel, or only the named pieces. The order counts as shipped once all its pieces are
   * shipped.
   * @throws notFound 107002404: for an order, or a line of it, that is not there
   * @throws wrongState 107002414: when it is not paid, or is shipped already
   * @throws badInput 107002400: for more pieces than are left, a gift alone, or a part of an order that must be sent
   *   whole; `field` is `items`
   * @throws stale 107003409: when it has changed since it was read
   */
  ship: 'POST /ops/orders/{orderId}/ship/v1 may=orders.ship' as Call<ShipOpsOrder, Changed>,
  /**
   * Ships up to 1,000 parcels of paid orders, all of them or none. A parcel contains all unshipped pieces of its order,
   * or the named ones. If an order cannot be shipped, `field` is the number of the first one.
   * @throws notFound 107002404: for an order that is not there
   * @throws wrongState 107002414: when one is not paid, or is shipped already
   * @throws stale 107003409: when one has changed since it was read
   * @throws badInput 107002400: when two parcels of one order do not name pieces, or when one order has more than 20
   *   parcels
   */
  shipMany: 'POST /ops/orders/ship/v1 may=orders.ship' as Call<ShipOpsOrders, ShippedOrders>,
  /**
   * Adds a note to an order, for staff only. An order has 100 notes at most; a note does not change the order's
   * version.
   * @throws notFound 107002404: for an order that is not there
   * @throws wrongState 107002414: when it has 100 notes
   * @throws stale 107003409: when it has changed since it was read
   */
  note: 'POST /ops/orders/{orderId}/notes/v1 may=orders.note' as Call<NoteOnOrder, Changed>,
  /**
   * Adds a step to the newest parcel of an order, or to the named one. The version of the order stays.
   * @throws notFound 107002404: for an order that is not there, is not shipped, or does not have the named parcel
   * @throws stale 107003409: when it has changed since it was read
   */
  moveParcel: 'POST /ops/orders/{orderId}/parcel/v1 may=orders.ship' as Call<MoveOpsParcel, Changed>,
}

export type * from './orders.types'
