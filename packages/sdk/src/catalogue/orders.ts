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

/** Orders: what the shopper bought, and paying for it. */
export const orders = {
  /**
   * Lists the shopper's orders, newest first. Page by `startId`: send the one of the last reply until it comes back
   * empty; `startIndex` is not looked at. Failures raise no toast (X04).
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  list: 'GET /api/orders/v1 !toast' as Call<ListOrders, OrderPage>,
  /**
   * Reads one order with amounts in fen, address, products, parcels, payment and the times of what happened. Merge it
   * into what is shown (S12).
   * @throws notFound 107002404: for an order that is not there, or another shopper's
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  get: 'GET /api/orders/{orderId}/v1' as Call<OrderId, OrderDetail>,
  /**
   * Cancels an unpaid order, or a trial order that is not shipped: its stock, coupons and limits return at once. Read
   * the detail again afterwards (S11).
   * @throws notFound 107002404: for an order that is not there, or another shopper's
   * @throws wrongState 107002414: when it is paid or cancelled already
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  cancel: 'POST /api/orders/{orderId}/v2' as Call<CancelOrder, Empty>,
  /**
   * Cancels an unpaid order in enterprise mode (P03), where `cancel` is not used. The reason is always the word
   * `cancel`; the shopper's own is `cancelReason`.
   * @throws notFound 107002404: for an order that is not there, or another shopper's
   * @throws wrongState 107002414: when it is paid or cancelled already
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  cancelEnterprise: 'DELETE /api/orders/{orderId}/v1' as Call<DeleteOrder, Empty>,
  /**
   * Confirms that a shipped order was received. Repeating it changes nothing. Read the detail again afterwards (S11).
   * @throws notFound 107002404: for an order that is not there, or another shopper's
   * @throws wrongState 107002414: when it is not on its way
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  confirm: 'PUT /api/orders/{orderId}/confirm/v1' as Call<OrderId, Empty>,
  /**
   * Removes a finished order from the shopper's list; the shop keeps it. It comes back if money of it moves again. A
   * repeat answers like an unknown order. The shop's own call.
   * @throws notFound 107002404: for an order that is not there, or another shopper's
   * @throws wrongState 107002414: while it is not finished, or has an open service request, refund or trial
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  remove: 'POST /api/orders/{orderId}/remove/v1' as Call<OrderId, Empty>,
  /**
   * Reminds the shop to ship a paid order. Within a day of the last reminder it changes nothing, and returns that time.
   * The shop's own call.
   * @throws notFound 107002404: for an order that is not there, or another shopper's
   * @throws wrongState 107002414: when it is not paid, sent already, or its money is asked back
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  remind: 'POST /api/orders/{orderId}/remind/v1' as Call<OrderId, RemindedOrder>,
  /**
   * Places an order exactly as `checkout.placeOrder` does, at the same address without the version marker. Send an
   * idempotency key here too.
   * @throws notFound 107002404: for an address, a sku or VAT data that is not there
   * @throws wrongState 107002414: while the VAT data of its invoice is reviewed, or was refused
   * @throws soldOut 107002410: for a product or a gift there is not enough of
   * @throws overLimit 107002412: beyond what one order may hold, with ten unpaid orders, or for a cabinet that is full
   *   or too small; `field` is `cabinetId` then
   * @throws couponUnusable 107002413: for a coupon that does not suit the order, or is gone
   * @throws priceChanged 107002411: when `orderAmount` is no longer what is to be paid
   * @throws badInput 107002400: for an invoice this shop does not make, an address it does not deliver to, or when
   *   nothing is checked
   * @throws conflict 107002409: when the cart or the key was used for another order a moment ago
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  create: 'POST /api/orders/v1' as Call<OrderDraft, PlacedOrder>,
  /**
   * Sends an order to another of the shopper's addresses while nothing of it is shipped. Read the detail again
   * afterwards (S11).
   * @throws notFound 107002404: for an order or an address that is not there, or another shopper's
   * @throws badInput 107002400: for an address the shop does not deliver to
   * @throws wrongState 107002414: once it, or a part of it, is shipped, or it is cancelled
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  submitAddress: 'PUT /api/orders/{orderId}/address/v1' as Call<SubmitOrderAddress, Empty>,
  /**
   * Changes the content of an order's invoice before it is made, and returns it; load the detail again if there is data
   * (S11).
   * @throws notFound 107002404: for an order, or VAT data, that is not there, or another shopper's
   * @throws wrongState 107002414: once it is made, or the order cancelled, and while VAT data is reviewed
   * @throws badInput 107002400: for a kind this shop does not make, or a company without its name or number; `field`
   *   says which
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  changeInvoice: 'PUT /api/orders/{orderId}/invoice/v1' as Call<ChangeOrderInvoice, Invoice>,
  /**
   * Reads the content of an order's invoice, made or to be made, and the PDF's address once it is made.
   * @throws notFound 107002404: for an order that is not there, or another shopper's
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getInvoice: 'GET /api/orders/{orderId}/invoice/v1' as Call<OrderId, Invoice>,
  /**
   * Starts a payment of an unpaid order and answers the cashier's address to open. An order may have several; at most
   * one pays it. Send an idempotency key.
   * @throws notFound 107002404: for an order that is not there, or another shopper's
   * @throws wrongState 107002414: when it can no longer be paid
   * @throws priceChanged 107002411: when another amount is due than the shopper was shown; nothing is started
   * @throws overLimit 107002412: when its payment was started too often
   * @throws badInput 107002400: for a cashier the shop does not have
   * @throws conflict 107002409: when the idempotency key was used with other content
   * @throws unavailable 107002503: when the cashier does not answer; the same can be asked again
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  pay: 'POST /api/payment/v2' as Call<Pay, StartedPayment>,
  /**
   * Returns the state of a payment and its order; ask again every few seconds while it is pending. Payments are only
   * recorded from the cashier itself.
   * @throws notFound 107002404: for an order or a payment that is not there, or another shopper's
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  pollPayment: 'GET /api/payment/polling/v1' as Call<PollPayment, PaymentState>,
  /**
   * Reads the parcels of an order, newest first, each with what is in it and what its courier noted; empty before
   * anything is shipped (F03). Code 107001298 raises no toast.
   * @throws notFound 107002404: for an order that is not there, or another shopper's
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  deliveryLog: 'POST /api/platform/logistics/v1/message quiet=107001298' as Call<OrderId, DeliveryLog>,
  /**
   * Reads the parcels of an order as `deliveryLog` does, by its second address. Code 107001298 raises no toast.
   * @throws notFound 107002404: for an order that is not there, or another shopper's
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  deliveryLogRest: 'POST /api/rest/logistics/v1/message quiet=107001298' as Call<OrderId, DeliveryLog>,
  /**
   * Reads what happened to an order, newest first: placed, paid, shipped, received, cancelled, in words for the
   * shopper.
   * @throws notFound 107002404: for an order that is not there, or another shopper's
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  operLogs: 'GET /api/orders/{orderId}/operLogs/v1' as Call<OrderId, OperLogs>,
  /**
   * Reads what happened to an order as `operLogs` does, newest first, by its second address.
   * @throws notFound 107002404: for an order that is not there, or another shopper's
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  logs: 'GET /api/orders/{orderId}/logs/v1' as Call<OrderId, OperLogs>,
  /**
   * Makes a spreadsheet with the redemption codes of an order and answers an address to load it from, which is good for
   * an hour.
   * @throws notFound 107002404: for an order that is not there, another shopper's, or one without codes
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getCodesFile: 'GET /api/platform/multimedia/excel/v1/orders/{orderId}/codes' as Call<OrderId, OrderCodesFile>,
  /**
   * Places an order for a membership of a month, a quarter or a year (F06); it has no address, and is paid like any
   * order. Once it is paid, the membership begins, after the ones the shopper has, and the order ends.
   * @throws soldOut 107002410: for one that the shop does not sell; `field` is `vipType`
   * @throws wrongState 107002414: for a shopper whose membership has no end
   * @throws overLimit 107002412: when too many orders wait for payment
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
   * Tells when a sku would arrive at an address, the default one when none is named: a time, and the same in words.
   * Code 107001298 raises no toast.
   * @throws notFound 107002404: for a sku that is not there, or an address that is not the shopper's
   * @throws arrivalUnknown 107001298: without an address, or if the shop does not deliver there, is out of stock, sells
   *   it before it is in stock, or delivers it as codes
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getDeliveryTime: 'POST /api/rest/logistics/v1/delivertime quiet=107001298' as Call<GetDeliveryTime, DeliveryTime>,
  /**
   * Sends the redemption codes of an order to the shopper's own telephone again, and answers that number with its
   * middle hidden. Three times a day for one order.
   * @throws notFound 107002404: for an order that is not there, another shopper's, or one without codes
   * @throws overLimit 107002412: when they were sent three times today
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  sendCodes: 'POST /api/orders/code/send/v1' as Call<OrderId, SentCodes>,
  /**
   * Finds guides to up to 50 skus, in the order asked for; skus without a guide are left out, and those of one product
   * share its guide.
   * @access visitors and shoppers
   * @built yes
   */
  listGuides: 'POST /api/platform/product/v1/guideinfos' as Call<ListGuideInfos, GuideInfos>,
  /**
   * Reports a paid order to the advertisement that led to it, once, however often it is called; `id` is the order's. A
   * GET that changes something, and is never repeated blindly.
   * @throws notFound 107002404: for an order that is not there, or another shopper's
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  reportPurchase: 'GET /api/platform/ocpm/tencent/v1/purchase/{id} once' as Call<ById, PurchaseReport>,
  /**
   * Lists orders of the second channel, newest first, for merging with `list` (S10). Its fields are its own, and its
   * times are seconds.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  listSecond: 'POST /dbppay/skill-pay/trade/orderlist' as Call<ListSecondOrders, SecondOrderPage>,
  /**
   * Tells what up to 50 unpaid orders of the second channel cost now, which the list shows in place of their old
   * amounts (S09).
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  quoteFees: 'POST /dbppay/skill-pay/trade/orderfee' as Call<QuoteOrderFees, OrderFees>,
  /**
   * Lists self-pickup cabinets near a place, nearest first (E06); with an order, those too small for it are left out.
   * So are those where the shop does not deliver.
   * @throws notFound 107002404: for an order that is not there, or another shopper's
   * @throws badInput 107002400: for half a point
   * @access visitors and shoppers
   * @built yes
   */
  listCabinets: 'GET /api/platform/cabinet/v1' as Call<ListCabinets, CabinetList>,
  /**
   * Tells whether an order's parcel is on its way to a cabinet, waits in it, was fetched or went back, and which
   * cabinet that is; with the code that opens it while it waits.
   * @throws notFound 107002404: for an order that is not there, or another shopper's
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
