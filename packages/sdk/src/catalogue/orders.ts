import type { Call, Empty } from './call'
import type { OrderDraft, PlacedOrder } from './checkout.types'
import type {
  CabinetList,
  CabinetParcel,
  DeliveryLog,
  DeliveryTime,
  GetDeliveryTime,
  ListCabinets,
} from './delivery.types'
import type { Invoice } from './invoice.types'
import type {
  GuideInfos,
  IntegralOrderPage,
  ListGuideInfos,
  OperLogs,
  OrderCodesFile,
  PurchaseReport,
  SentCodes,
} from './order-extras.types'
import type {
  CancelOrder,
  ChangeOrderInvoice,
  CreateMemberOrder,
  DeleteOrder,
  ListOrders,
  OrderDetail,
  OrderId,
  OrderPage,
  RemindedOrder,
  SubmitOrderAddress,
} from './orders.types'
import type { Pay, PaymentState, PollPayment, StartedPayment } from './payment.types'
import type { ListSecondOrders, OrderFees, QuoteOrderFees, SecondOrderPage } from './second-orders.types'
import type { ById, PageQuery } from './shared.types'

/** Orders and their payments. */
export const orders = {
  /**
   * Lists the shopper's orders, newest first. To get the next page, send `startId` of the last reply, until it is
   * empty; `startIndex` is ignored. Failures raise no toast (X04).
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  list: 'GET /api/orders/v1 !toast' as Call<ListOrders, OrderPage>,
  /**
   * Reads one order with amounts in fen, address, products, parcels, payment and the times of its events. Merge it into
   * the displayed order (S12).
   * @throws notFound 107002404: if the order does not exist or belongs to another shopper
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  get: 'GET /api/orders/{orderId}/v1' as Call<OrderId, OrderDetail>,
  /**
   * Cancels an unpaid order, a free-trial order before shipment, or a paid order of a running crowd-funding. Stock,
   * coupons and limits are released at once. Read the detail again afterwards (S11).
   * @throws notFound 107002404: if the order does not exist or belongs to another shopper
   * @throws wrongState 107002414: if the order is already cancelled, or is paid and neither a free-trial order before
   *   shipment nor an order of a running crowd-funding
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  cancel: 'POST /api/orders/{orderId}/v2' as Call<CancelOrder, Empty>,
  /**
   * Cancels an order in enterprise mode (P03); otherwise, use `cancel`. `reason` is always the word `cancel`;
   * `cancelReason` is the shopper's own reason.
   * @throws notFound 107002404: if the order does not exist or belongs to another shopper
   * @throws wrongState 107002414: in the cases of `cancel`
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  cancelEnterprise: 'DELETE /api/orders/{orderId}/v1' as Call<DeleteOrder, Empty>,
  /**
   * Confirms receipt of a shipped order. Repeating it changes nothing. Read the detail again afterwards (S11).
   * @throws notFound 107002404: if the order does not exist or belongs to another shopper
   * @throws wrongState 107002414: if the order is not in transit
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  confirm: 'PUT /api/orders/{orderId}/confirm/v1' as Call<OrderId, Empty>,
  /**
   * Removes a finished order from the shopper's list; the shop keeps it. A later payment or refund puts it back on the
   * list. A repeated call is refused with notFound. Not part of the specification.
   * @throws notFound 107002404: if the order does not exist or belongs to another shopper
   * @throws wrongState 107002414: if the order is not finished, or has an open service request, refund or trial
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  remove: 'POST /api/orders/{orderId}/remove/v1' as Call<OrderId, Empty>,
  /**
   * Reminds the shop to ship a paid order, at most once a day. Within a day of a reminder, a further call changes
   * nothing and returns the time of that reminder. Not part of the specification.
   * @throws notFound 107002404: if the order does not exist or belongs to another shopper
   * @throws wrongState 107002414: if the order is not paid, is shipped already, or has a refund request
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  remind: 'POST /api/orders/{orderId}/remind/v1' as Call<OrderId, RemindedOrder>,
  /**
   * Places an order as `checkout.placeOrder` does, at the same path without the version marker. Use
   * `checkout.placeOrder`; this call exists because the specification lists both. Send an idempotency key.
   * @throws notFound 107002404: if an address, a sku, a cabinet or VAT data does not exist
   * @throws wrongState 107002414: while the VAT data of its invoice is under review, or after it was refused
   * @throws soldOut 107002410: if there is not enough of a product or gift
   * @throws overLimit 107002412: beyond the maximum of one order or the limit of a promotion for one shopper; if the
   *   shopper has ten unpaid orders; for a flash sale, if five of the shopper's orders expired unpaid within a day; or
   *   if the cabinet is full or too small, with `field` `cabinetId`
   * @throws couponUnusable 107002413: if a coupon cannot be used for the order or no longer exists
   * @throws priceChanged 107002411: if the amount to pay is no longer `orderAmount`; settle again
   * @throws badInput 107002400: if the shop does not issue the invoice or does not deliver to the address, if no line
   *   is checked, or if a pre-sale is ordered together with other products
   * @throws conflict 107002409: if the cart, a redemption code in it, or the key was used for another order a moment
   *   ago
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  create: 'POST /api/orders/v1' as Call<OrderDraft, PlacedOrder>,
  /**
   * Changes the shipping address of an order before any of it is shipped. Read the detail again afterwards (S11).
   * @throws notFound 107002404: if the order or the address does not exist or belongs to another shopper
   * @throws badInput 107002400: if the shop does not deliver to the address
   * @throws wrongState 107002414: if the order is shipped in whole or in part, or cancelled
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  submitAddress: 'PUT /api/orders/{orderId}/address/v1' as Call<SubmitOrderAddress, Empty>,
  /**
   * Changes the invoice request of an order before the invoice is issued, and returns it. Read the detail again if the
   * reply has data (S11).
   * @throws notFound 107002404: if the order, or VAT data, does not exist or belongs to another shopper
   * @throws wrongState 107002414: if the invoice is issued or the order is cancelled, and while VAT data is under
   *   review
   * @throws badInput 107002400: for a type that this shop does not issue, or a company without name or number; `field`
   *   says which
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  changeInvoice: 'PUT /api/orders/{orderId}/invoice/v1' as Call<ChangeOrderInvoice, Invoice>,
  /**
   * Reads the invoice of an order, issued or requested, and the URL of the PDF once it is issued.
   * @throws notFound 107002404: if the order does not exist or belongs to another shopper
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getInvoice: 'GET /api/orders/{orderId}/invoice/v1' as Call<OrderId, Invoice>,
  /**
   * Starts a payment of an unpaid order and returns the URL of the cashier's page. An order may have several payments;
   * at most one of them pays the order. Send an idempotency key.
   * @throws notFound 107002404: if the order does not exist or belongs to another shopper
   * @throws wrongState 107002414: if the order can no longer be paid
   * @throws priceChanged 107002411: if the amount due differs from `amount`; no payment is started
   * @throws overLimit 107002412: if too many payments of the order were started
   * @throws badInput 107002400: if the shop does not have the cashier
   * @throws conflict 107002409: if the idempotency key was used with another payload
   * @throws unavailable 107002503: if the cashier does not answer; the same request can be repeated
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  pay: 'POST /api/payment/v2' as Call<Pay, StartedPayment>,
  /**
   * Returns the status of a payment and of its order. Repeat the call every few seconds while the payment is pending.
   * The shop records a payment only when the cashier itself confirms it.
   * @throws notFound 107002404: if the order or the payment does not exist or belongs to another shopper
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  pollPayment: 'GET /api/payment/polling/v1' as Call<PollPayment, PaymentState>,
  /**
   * Reads the parcels of an order, newest first, each with its products and logistics steps; empty before shipment
   * (F03). Code 107001298 raises no toast.
   * @throws notFound 107002404: if the order does not exist or belongs to another shopper
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  deliveryLog: 'POST /api/platform/logistics/v1/message quiet=107001298' as Call<OrderId, DeliveryLog>,
  /**
   * Reads the parcels of an order as `deliveryLog` does. Use `deliveryLog`; this call exists because the specification
   * lists both. Code 107001298 raises no toast.
   * @throws notFound 107002404: if the order does not exist or belongs to another shopper
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  deliveryLogRest: 'POST /api/rest/logistics/v1/message quiet=107001298' as Call<OrderId, DeliveryLog>,
  /**
   * Reads the log of an order, newest first: placed, paid, shipped, received, cancelled, in words for the shopper.
   * @throws notFound 107002404: if the order does not exist or belongs to another shopper
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  operLogs: 'GET /api/orders/{orderId}/operLogs/v1' as Call<OrderId, OperLogs>,
  /**
   * Reads the log of an order as `operLogs` does. Use `operLogs`; this call exists because the specification lists
   * both.
   * @throws notFound 107002404: if the order does not exist or belongs to another shopper
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  logs: 'GET /api/orders/{orderId}/logs/v1' as Call<OrderId, OperLogs>,
  /**
   * Creates a spreadsheet of an order's redemption codes and returns a download URL, which is valid for one hour.
   * @throws notFound 107002404: if the order does not exist, belongs to another shopper or has no codes
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getCodesFile: 'GET /api/platform/multimedia/excel/v1/orders/{orderId}/codes' as Call<OrderId, OrderCodesFile>,
  /**
   * Places an order for a monthly, quarterly or yearly membership (F06). The order has no address, and is paid like any
   * order. Once it is paid, it is finished; the membership begins at once, or when the shopper's present memberships
   * end.
   * @throws soldOut 107002410: if the shop does not sell the membership; `field` is `vipType`
   * @throws wrongState 107002414: if the shopper's membership never ends
   * @throws overLimit 107002412: if the shopper has too many unpaid orders
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  createMember: 'POST /api/orders/v1/member' as Call<CreateMemberOrder, PlacedOrder>,
  /**
   * Lists the shopper's orders that were paid with points (F09), page by page, newest first.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  listIntegral: 'GET /api/platform/integral/personal/orders/v1' as Call<PageQuery, IntegralOrderPage>,
  /**
   * Returns when a sku is expected to arrive at an address, as a time and in words. Without an address, the shopper's
   * default address is used. Code 107001298 raises no toast.
   * @throws notFound 107002404: if the sku does not exist, or the address does not exist or belongs to another shopper
   * @throws arrivalUnknown 107001298: if there is no address, the shop does not deliver to it, or the sku is out of
   *   stock, sold before it is in stock, or delivered as codes
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getDeliveryTime: 'POST /api/rest/logistics/v1/delivertime quiet=107001298' as Call<GetDeliveryTime, DeliveryTime>,
  /**
   * Sends the redemption codes of an order to the shopper's own telephone again, and returns the masked number. Limited
   * to three times a day for one order.
   * @throws notFound 107002404: if the order does not exist, belongs to another shopper or has no codes
   * @throws overLimit 107002412: if the codes were sent three times today
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  sendCodes: 'POST /api/orders/code/send/v1' as Call<OrderId, SentCodes>,
  /**
   * Lists the guides of up to 50 skus, in the order of the request; skus without a guide are left out, and skus of one
   * spu share a guide.
   * @access visitors and shoppers
   * @built yes
   */
  listGuides: 'POST /api/platform/product/v1/guideinfos' as Call<ListGuideInfos, GuideInfos>,
  /**
   * Reports a paid order to the advertising platform whose advertisement led to it, at most once; `id` is the id of the
   * order. Although it is a GET, it changes data, so the client does not repeat it automatically.
   * @throws notFound 107002404: if the order does not exist or belongs to another shopper
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  reportPurchase: 'GET /api/platform/ocpm/tencent/v1/purchase/{id} once' as Call<ById, PurchaseReport>,
  /**
   * Lists orders of the second channel, which sells skills, newest first, to be merged with the orders of `list` (S10).
   * Field names differ from those of `list`, and times are in seconds.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  listSecond: 'POST /dbppay/skill-pay/trade/orderlist' as Call<ListSecondOrders, SecondOrderPage>,
  /**
   * Returns the current fees of up to 50 unpaid orders of the second channel, which the list shows in place of their
   * original amounts (S09).
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  quoteFees: 'POST /dbppay/skill-pay/trade/orderfee' as Call<QuoteOrderFees, OrderFees>,
  /**
   * Lists self-pickup cabinets near a place, nearest first (E06). Cabinets too small for the given order, and cabinets
   * that the shop does not deliver to, are left out.
   * @throws notFound 107002404: if the order does not exist or belongs to another shopper
   * @throws badInput 107002400: if only one of `longitude` and `latitude` is given
   * @access visitors and shoppers
   * @built yes
   */
  listCabinets: 'GET /api/platform/cabinet/v1' as Call<ListCabinets, CabinetList>,
  /**
   * Returns whether an order's parcel is in transit to a cabinet, ready for pickup, collected or returned, and the
   * cabinet; while it is ready for pickup, also the pickup code.
   * @throws notFound 107002404: if the order does not exist or belongs to another shopper
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getCabinetStatus: 'GET /api/platform/cabinet/v1/status' as Call<OrderId, CabinetParcel>,
}

export type * from './delivery.types'
export type * from './order-extras.types'
export type * from './campaign.types'
export type * from './orders.types'
export type * from './payment.types'
export type * from './second-orders.types'
