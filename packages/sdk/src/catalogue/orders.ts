import type { Call, Empty } from './call'
import type { OrderDraft, PlacedOrder } from './checkout.types'
import type { CabinetList, CabinetParcel, DeliveryLog, DeliveryTime, GetDeliveryTime, ListCabinets } from './delivery.types'
import type { Invoice } from './invoice.types'
import type { GuideInfos, IntegralOrderPage, ListGuideInfos, OperLogs, OrderCodesFile, PurchaseReport, SentCodes } from './order-extras.types'
import type { CancelOrder, ChangeOrderInvoice, CreateMemberOrder, DeleteOrder, ListOrders, OrderDetail, OrderId, OrderPage, SubmitOrderAddress } from './orders.types'
import type { Pay, PaymentState, PollPayment, StartedPayment } from './payment.types'
import type { ListSecondOrders, OrderFees, QuoteOrderFees, SecondOrderPage } from './second-orders.types'
import type { ById, PageQuery } from './shared.types'

/** Orders: what the shopper bought, and paying for it. */
export const orders = {
  /** Orders, newest first. */
  list: 'GET /api/orders/v1 !toast' as Call<ListOrders, OrderPage>,
  /** One order. */
  get: 'GET /api/orders/{orderId}/v1' as Call<OrderId, OrderDetail>,
  /** Cancels an order; stock and coupons come back. */
  cancel: 'POST /api/orders/{orderId}/v2' as Call<CancelOrder, Empty>,
  /** Cancels an order of an enterprise, with a reason. */
  cancelEnterprise: 'DELETE /api/orders/{orderId}/v1' as Call<DeleteOrder, Empty>,
  /** Confirms that the order was received. */
  confirm: 'PUT /api/orders/{orderId}/confirm/v1' as Call<OrderId, Empty>,
  /** The same address as checkout's `placeOrder`, without the version marker. */
  create: 'POST /api/orders/v1' as Call<OrderDraft, PlacedOrder>,
  /** Gives an order another address. */
  submitAddress: 'PUT /api/orders/{orderId}/address/v1' as Call<SubmitOrderAddress, Empty>,
  /** Changes the invoice of an order. */
  changeInvoice: 'PUT /api/orders/{orderId}/invoice/v1' as Call<ChangeOrderInvoice, Invoice>,
  /** The invoice of an order. */
  getInvoice: 'GET /api/orders/{orderId}/invoice/v1' as Call<OrderId, Invoice>,
  /** Starts a payment. */
  pay: 'POST /api/payment/v2' as Call<Pay, StartedPayment>,
  /** How a payment stands. */
  pollPayment: 'GET /api/payment/polling/v1' as Call<PollPayment, PaymentState>,
  /** Where the parcels are. */
  deliveryLog: 'POST /api/platform/logistics/v1/message quiet=107001298' as Call<OrderId, DeliveryLog>,
  /** The same, by its other address. */
  deliveryLogRest: 'POST /api/rest/logistics/v1/message quiet=107001298' as Call<OrderId, DeliveryLog>,
  /** What happened to an order. */
  operLogs: 'GET /api/orders/{orderId}/operLogs/v1' as Call<OrderId, OperLogs>,
  /** The same, by its other address. */
  logs: 'GET /api/orders/{orderId}/logs/v1' as Call<OrderId, OperLogs>,
  /** Codes of an order as a spreadsheet. */
  getCodesFile: 'GET /api/platform/multimedia/excel/v1/orders/{orderId}/codes' as Call<OrderId, OrderCodesFile>,
  /** Places an order for a membership. */
  createMember: 'POST /api/orders/v1/member' as Call<CreateMemberOrder, PlacedOrder>,
  /** Orders paid with points. */
  listIntegral: 'GET /api/platform/integral/personal/orders/v1' as Call<PageQuery, IntegralOrderPage>,
  /** When an order would arrive. */
  getDeliveryTime: 'POST /api/rest/logistics/v1/delivertime quiet=107001298' as Call<GetDeliveryTime, DeliveryTime>,
  /** Sends the codes of an order to the shopper's telephone again. */
  sendCodes: 'POST /api/orders/code/send/v1' as Call<OrderId, SentCodes>,
  /** Guides to bought products. */
  listGuides: 'POST /api/platform/product/v1/guideinfos' as Call<ListGuideInfos, GuideInfos>,
  /** Reports a purchase to the advertisement it came from. */
  reportPurchase: 'GET /api/platform/ocpm/tencent/v1/purchase/{id} once' as Call<ById, PurchaseReport>,
  /** Orders of the second channel. */
  listSecond: 'POST /dbppay/skill-pay/trade/orderlist' as Call<ListSecondOrders, SecondOrderPage>,
  /** What orders of the second channel cost now (S09). */
  quoteFees: 'POST /dbppay/skill-pay/trade/orderfee' as Call<QuoteOrderFees, OrderFees>,
  /** Self-pickup cabinets near an address. */
  listCabinets: 'GET /api/platform/cabinet/v1' as Call<ListCabinets, CabinetList>,
  /** Whether an order waits in a cabinet. */
  getCabinetStatus: 'GET /api/platform/cabinet/v1/status' as Call<OrderId, CabinetParcel>,
}

export type * from './delivery.types'
export type * from './order-extras.types'
export type * from './orders.types'
export type * from './payment.types'
export type * from './second-orders.types'
