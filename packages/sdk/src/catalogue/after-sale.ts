import type {
  AfterSaleDetail,
  AfterSaleForm,
  AfterSaleId,
  AfterSalePage,
  ListAfterSales,
  RepairPay,
  SendPicture,
  SentPicture,
  SubmitBill,
  VerifyItems,
} from './after-sale.types'
import type { Call, Empty } from './call'
import type { OrderId } from './orders.types'
import type {
  CheckQualification,
  GetServiceItem,
  LogisticsConfig,
  MaterialPrices,
  OrderItemId,
  Qualification,
  QuoteServiceFreight,
  RepairPrice,
  SerialNumbers,
  ServiceAddressCheck,
  ServiceFreight,
  ServiceGifts,
  ServiceItemDetail,
  ServiceItems,
  ServicePieces,
  ServiceQuote,
  ValidateServiceAddress,
  VerifiedItems,
} from './service-items.types'
import type { ById, KeyedPageQuery } from './shared.types'

/** After-sale: returns, exchanges and repairs. */
export const afterSale = {
  /**
   * Lists the lines of one order with the kinds of service each still has a right to, the pieces not in service yet,
   * and the deadline.
   * @throws notFound 107002404: for an order that is not there, or another shopper's
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  listOrderItems: 'GET /api/platform/orders/v1/{orderId}/items/service' as Call<OrderId, ServiceItems>,
  /**
   * Lists order lines of all the shopper's orders that service may be asked for, page by page, those ordered last first
   * (F10).
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  listItems: 'GET /api/platform/orders/v1/items/service' as Call<KeyedPageQuery, ServiceItems>,
  /**
   * Lists the serial numbers of an order line, one for each piece, and whether each piece is in service already. Empty
   * for products without serial numbers.
   * @throws notFound 107002404: for a line that is not there, or another shopper's
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  listSerialNumbers: 'GET /api/platform/orders/v1/items/{orderItemId}/sns/service' as Call<OrderItemId, SerialNumbers>,
  /**
   * Lists the serial numbers of an order line whose pieces were installed at home; the form offers these if the
   * installer recorded other numbers than the warehouse.
   * @throws notFound 107002404: for a line that is not there, or another shopper's
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  listInstallSerialNumbers: 'GET /api/platform/orders/v1/items/{orderItemId}/sns/install/service' as Call<
    OrderItemId,
    SerialNumbers
  >,
  /**
   * Reads what the after-sale form of one order line starts from: the line, the tree of reasons for a kind of service,
   * and the order's address (S14).
   * @throws notFound 107002404: for a line that is not there, or another shopper's
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  readItem: 'POST /api/platform/orders/v1/items/detail/service' as Call<GetServiceItem, ServiceItemDetail>,
  /**
   * Asks for a return, an exchange or a repair of pieces of one order line, and answers the new request's id. Nothing
   * is refunded before the shop agrees.
   * @throws notFound 107002404: for a line, a gift, an address or a picture that is not there, or another shopper's;
   *   `field` says which
   * @throws wrongState 107002414: when the line has no right to it
   * @throws overLimit 107002412: for more pieces than are not in service
   * @throws badInput 107002400: for an unsuitable reason, way back, serial number or sku; `field` says which. For
   *   `sent` if the line has no such pieces left
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  apply: 'POST /api/platform/afterSales/v1 v2' as Call<AfterSaleForm, AfterSaleId>,
  /**
   * Lists the shopper's after-sale orders page by page, newest first, with product, pieces, status and whether it is a
   * gift's; `afterSaleStatus` narrows it.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  list: 'GET /api/platform/afterSales/v1' as Call<ListAfterSales, AfterSalePage>,
  /**
   * Reads one after-sale order with its parcels, refund and log, and beside it the bank account once one was given
   * (S13).
   * @throws notFound 107002404: for a request that is not there, or another shopper's
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  get: 'GET /api/platform/afterSales/v1/{afterSaleOrderId}' as Call<AfterSaleId, AfterSaleDetail>,
  /**
   * Withdraws a request until the shop has received the product, or declines the quote for a repair. Read the detail
   * again afterwards (S13); a gift's request is only withdrawn with its product's.
   * @throws notFound 107002404: for a request that is not there, or another shopper's
   * @throws wrongState 107002414: once the shop has received the product, unless a repair is quoted
   * @throws giftCancelledAlone 106100012: a gift's request cannot be cancelled alone; the client tells it as an `info`
   *   event, not as a failure
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  cancel: 'DELETE /api/platform/afterSales/v1/{afterSaleOrderId} info=106100012' as Call<AfterSaleId, Empty>,
  /**
   * Enters, for an approved request, either the parcel of the returned product or the bank account for the refund. Read
   * the detail again afterwards (S13).
   * @throws notFound 107002404: for a request that is not there, or another shopper's
   * @throws wrongState 107002414: when neither is awaited
   * @throws badInput 107002400: for an account number that is none
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  submitBill: 'PUT /api/platform/afterSales/v1/{afterSaleOrderId}' as Call<SubmitBill, Empty>,
  /**
   * Checks whether service of a kind reaches an address for a sku. A "no" is an answer with a `reason` to show, not a
   * refusal.
   * @throws notFound 107002404: for a sku that is not there
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  validateAddress: 'POST /api/platform/afterSales/v1/validation v2' as Call<
    ValidateServiceAddress,
    ServiceAddressCheck
  >,
  /**
   * Tells what sending a number of pieces back from an address would cost, who pays it, and what their refund would
   * hold back, before a request is made. Changes nothing.
   * @throws notFound 107002404: for a line that is not there, or another shopper's
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  quoteFreight: 'POST /api/platform/afterSales/v1/freight' as Call<QuoteServiceFreight, ServiceQuote>,
  /**
   * Tells what sending back costs for a request that exists already, and who pays: the shop or the shopper.
   * @throws notFound 107002404: for a request that is not there, or another shopper's
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getFreight: 'GET /api/platform/afterSales/v1/{afterSaleOrderId}/freight' as Call<AfterSaleId, ServiceFreight>,
  /**
   * Lists the gifts (205) that came with an order line, so that the form can say which of them have to be returned too.
   * @throws notFound 107002404: for a line that is not there, or another shopper's
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  listGifts: 'GET /api/platform/afterSales/v1/gifts' as Call<ServicePieces, ServiceGifts>,
  /**
   * Tells whether one kind of service can be had for an order line, and why not in words for the shopper. A "no" is an
   * answer, not a refusal.
   * @throws notFound 107002404: for a line that is not there, or another shopper's
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  checkQualification: 'GET /api/platform/afterSales/v1/qualification' as Call<CheckQualification, Qualification>,
  /**
   * Tells the amount due for a repair, and the address of the cashier's page that takes it. Under warranty the amount
   * is 0 and the address empty. A GET that starts a payment: not repeated blindly; a repeated call returns the payment
   * in progress.
   * @throws notFound 107002404: for a request that is not there, or another shopper's
   * @throws wrongState 107002414: when nothing is quoted yet
   * @throws overLimit 107002412: when its payment was started too often
   * @throws unavailable 107002503: when the cashier does not answer; the same can be asked again
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getRepairPay: 'GET /api/platform/afterSales/v1/{afterSaleOrderId}/repairpay once' as Call<AfterSaleId, RepairPay>,
  /**
   * Tells whether an order line can have any after-sale service at all; the short check before the form is opened.
   * @throws notFound 107002404: for a line that is not there, or another shopper's
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  verifyItem: 'GET /api/platform/orders/v1/items/detail/verify' as Call<OrderItemId, Qualification>,
  /**
   * Tells for the lines of an order, or for those named, whether after-sale service can be had, each with its reason
   * when it cannot.
   * @throws notFound 107002404: for an order, or a line of it, that is not there, or another shopper's
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  verifyItems: 'GET /api/platform/orders/v1/items/verify' as Call<VerifyItems, VerifiedItems>,
  /**
   * Reads the couriers that take products back, by code and name, and the hours in which they come: the choices of the
   * after-sale form.
   * @access visitors and shoppers
   * @built yes
   */
  getLogisticsConfig: 'GET /api/platform/logistics/v1/config' as Call<Empty, LogisticsConfig>,
  /**
   * Reads what a repair costs, part by part and in total; `id` is the after-sale order's. The total is 0 under
   * warranty.
   * @throws notFound 107002404: for a request that is not there, or another shopper's
   * @throws wrongState 107002414: when nothing is quoted yet
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getRepairPrice: 'GET /api/platform/afterSales/v1/{id}/repair/price' as Call<ById, RepairPrice>,
  /**
   * Reads the published price list of parts for a product's repairs, by the unit of each. Public by law, so `id` may be
   * a sku's or a product's number as well as a request's.
   * @throws notFound 107002404: for neither a request of the shopper's, nor a sku, nor a product
   * @access visitors and shoppers
   * @built yes
   */
  listMaterialPrices: 'GET /api/platform/afterSales/v1/{id}/material/price/publicity' as Call<ById, MaterialPrices>,
  /**
   * Uploads a picture and answers its address, which an after-sale request or a post of the community then names. One
   * that nothing names is deleted after a day. The shop's own call.
   * @throws badInput 107002400: for a file that is no picture, or is too large; `field` is `picture`
   * @throws overLimit 107002412: for a shopper of whom the shop keeps 200 already
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  sendPicture: 'POST /service-pictures file=picture' as Call<SendPicture, SentPicture>,
}

export type * from './after-sale.types'
export type * from './service-items.types'
