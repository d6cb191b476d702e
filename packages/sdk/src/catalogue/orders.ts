import type { Call, Empty } from './call'
import type { OrderDraft, PlacedOrder } from './checkout.types'
import type { CancelOrder, DeliveryLog, ListOrders, OperLogs, OrderDetail, OrderId, OrderPage, Pay, PaymentState, PollPayment, StartedPayment } from './orders.types'

/** Orders: what the shopper bought, and paying for it. */
export const orders = {
  /** Orders, newest first. */
  list: 'GET /api/orders/v1 !toast' as Call<ListOrders, OrderPage>,
  /** One order. */
  get: 'GET /api/orders/{orderId}/v1' as Call<OrderId, OrderDetail>,
  /** Cancels an order; stock and coupons come back. */
  cancel: 'POST /api/orders/{orderId}/v2' as Call<CancelOrder, Empty>,
  /** Confirms that the order was received. */
  confirm: 'PUT /api/orders/{orderId}/confirm/v1' as Call<OrderId, Empty>,
  /** The same address as checkout's `placeOrder`, without the version marker. */
  create: 'POST /api/orders/v1' as Call<OrderDraft, PlacedOrder>,
  /** Starts a payment. */
  pay: 'POST /api/payment/v2' as Call<Pay, StartedPayment>,
  /** How a payment stands. */
  pollPayment: 'GET /api/payment/polling/v1' as Call<PollPayment, PaymentState>,
  /** Where the parcels are. */
  deliveryLog: 'POST /api/platform/logistics/v1/message' as Call<OrderId, DeliveryLog>,
  /** The same, by its other address. */
  deliveryLogRest: 'POST /api/rest/logistics/v1/message' as Call<OrderId, DeliveryLog>,
  /** What happened to an order. */
  operLogs: 'GET /api/orders/{orderId}/operLogs/v1' as Call<OrderId, OperLogs>,
  /** The same, by its other address. */
  logs: 'GET /api/orders/{orderId}/logs/v1' as Call<OrderId, OperLogs>,
}
