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
   * Lists the lines of one order, each with the kinds of service that can still be requested, the pieces without a
   * request, and the deadline.
   * @throws notFound 107002404: if the order does not exist or belongs to another shopper
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  listOrderItems: 'GET /api/platform/orders/v1/{orderId}/items/service' as Call<OrderId, ServiceItems>,
  /**
   * Lists the lines of all the shopper's orders for which service can be requested, page by page, the latest order
   * first (F10).
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  listItems: 'GET /api/platform/orders/v1/items/service' as Call<KeyedPageQuery, ServiceItems>,
  /**
   * Lists the serial numbers of an order line, one for each piece, and whether each piece has a service request. Empty
   * for products without serial numbers.
   * @throws notFound 107002404: if the line does not exist or belongs to another shopper
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  listSerialNumbers: 'GET /api/platform/orders/v1/items/{orderItemId}/sns/service' as Call<OrderItemId, SerialNumbers>,
  /**
   * Lists the serial numbers of an order line whose pieces were installed at home. The form offers them if the
   * installer recorded other numbers than the warehouse.
   * @throws notFound 107002404: if the line does not exist or belongs to another shopper
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  listInstallSerialNumbers: 'GET /api/platform/orders/v1/items/{orderItemId}/sns/install/service' as Call<
    OrderItemId,
    SerialNumbers
  >,
  /**
   * Reads the initial data of the after-sale form for one order line: the line, the tree of reasons for a kind of
   * service, and the address of the order (S14).
   * @throws notFound 107002404: if the line does not exist or belongs to another shopper
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  readItem: 'POST /api/platform/orders/v1/items/detail/service' as Call<GetServiceItem, ServiceItemDetail>,
  /**
   * Requests a return, an exchange or a repair of pieces of one order line, and returns the id of the request. Nothing
   * is refunded before the shop approves it.
   * @throws notFound 107002404: if the line, a gift, the address or a picture does not exist or belongs to another
   *   shopper; `field` says which
   * @throws wrongState 107002414: if this kind of service cannot be requested for the line
   * @throws overLimit 107002412: if the line has fewer pieces without a request than the payload names
   * @throws badInput 107002400: for an unsuitable reason, return type, serial number or sku, or if the line has no
   *   pieces left in the state that `sent` names; `field` says which
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  apply: 'POST /api/platform/afterSales/v1 v2' as Call<AfterSaleForm, AfterSaleId>,
  /**
   * Lists the shopper's after-sale orders page by page, newest first, with product, pieces, status and whether each is
   * for a gift. `afterSaleStatus` filters the list.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  list: 'GET /api/platform/afterSales/v1' as Call<ListAfterSales, AfterSalePage>,
  /**
   * Reads one after-sale order with its parcels, refund and log, and the bank account if the shopper entered one (S13).
   * @throws notFound 107002404: if the request does not exist or belongs to another shopper
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  get: 'GET /api/platform/afterSales/v1/{afterSaleOrderId}' as Call<AfterSaleId, AfterSaleDetail>,
  /**
   * Cancels a request before the shop has received the product, or declines the quote for a repair. Read the detail
   * again afterwards (S13). The request for a gift can only be cancelled together with the request for its product.
   * @throws notFound 107002404: if the request does not exist or belongs to another shopper
   * @throws wrongState 107002414: once the shop has received the product, unless a repair is quoted
   * @throws giftCancelledAlone 106100012: if the request is for a gift; the client reports it as an `info` event, not
   *   as a failure
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  cancel: 'DELETE /api/platform/afterSales/v1/{afterSaleOrderId} info=106100012' as Call<AfterSaleId, Empty>,
  /**
   * Submits, for an approved request, either the tracking number of the returned parcel or the bank account for the
   * refund. Read the detail again afterwards (S13).
   * @throws notFound 107002404: if the request does not exist or belongs to another shopper
   * @throws wrongState 107002414: if the request needs neither
   * @throws badInput 107002400: for an invalid account number
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  submitBill: 'PUT /api/platform/afterSales/v1/{afterSaleOrderId}' as Call<SubmitBill, Empty>,
  /**
   * Checks whether a kind of service is available at an address for a sku. If it is not, the reply contains a `reason`
   * to show; the call does not fail.
   * @throws notFound 107002404: if the sku does not exist
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  validateAddress: 'POST /api/platform/afterSales/v1/validation v2' as Call<
    ValidateServiceAddress,
    ServiceAddressCheck
  >,
  /**
   * Quotes, before a request is made, the freight of returning a number of pieces from an address, who pays it, and the
   * amounts that the shop would hold back from the refund. Changes nothing.
   * @throws notFound 107002404: if the line does not exist or belongs to another shopper
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  quoteFreight: 'POST /api/platform/afterSales/v1/freight' as Call<QuoteServiceFreight, ServiceQuote>,
  /**
   * Returns the freight of returning the product of an existing request, and who pays it: the shop or the shopper.
   * @throws notFound 107002404: if the request does not exist or belongs to another shopper
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getFreight: 'GET /api/platform/afterSales/v1/{afterSaleOrderId}/freight' as Call<AfterSaleId, ServiceFreight>,
  /**
   * Lists the gifts (205) of an order line, so that the form can say which of them must be returned too.
   * @throws notFound 107002404: if the line does not exist or belongs to another shopper
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  listGifts: 'GET /api/platform/afterSales/v1/gifts' as Call<ServicePieces, ServiceGifts>,
  /**
   * Returns whether one kind of service can be requested for an order line, and if not, the reason in words for the
   * shopper. If service cannot be requested, the call still succeeds.
   * @throws notFound 107002404: if the line does not exist or belongs to another shopper
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  checkQualification: 'GET /api/platform/afterSales/v1/qualification' as Call<CheckQualification, Qualification>,
  /**
   * Returns the amount due for a repair and the URL of the cashier's page. Under warranty the amount is 0 and the URL
   * is empty. Although it is a GET, it starts a payment, so the client does not repeat it automatically; a repeated
   * call returns the payment in progress.
   * @throws notFound 107002404: if the request does not exist or belongs to another shopper
   * @throws wrongState 107002414: if no repair is quoted yet
   * @throws overLimit 107002412: if its payment was started too often
   * @throws unavailable 107002503: if the cashier does not answer; the same request can be repeated
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getRepairPay: 'GET /api/platform/afterSales/v1/{afterSaleOrderId}/repairpay once' as Call<AfterSaleId, RepairPay>,
  /**
   * Returns whether any after-sale service can be requested for an order line: the short check before the form is
   * opened.
   * @throws notFound 107002404: if the line does not exist or belongs to another shopper
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  verifyItem: 'GET /api/platform/orders/v1/items/detail/verify' as Call<OrderItemId, Qualification>,
  /**
   * Returns, for all lines or for the named lines of an order, whether after-sale service can be requested, and if not,
   * the reason.
   * @throws notFound 107002404: if the order, or a line of it, does not exist or belongs to another shopper
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  verifyItems: 'GET /api/platform/orders/v1/items/verify' as Call<VerifyItems, VerifiedItems>,
  /**
   * Lists the couriers for returns, by code and name, and the hours in which they collect parcels: the choices of the
   * after-sale form.
   * @access visitors and shoppers
   * @built yes
   */
  getLogisticsConfig: 'GET /api/platform/logistics/v1/config' as Call<Empty, LogisticsConfig>,
  /**
   * Returns the price of a repair, for each part and in total. `id` is the id of the after-sale order. The total is 0
   * under warranty.
   * @throws notFound 107002404: if the request does not exist or belongs to another shopper
   * @throws wrongState 107002414: if no repair is quoted yet
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getRepairPrice: 'GET /api/platform/afterSales/v1/{id}/repair/price' as Call<ById, RepairPrice>,
  /**
   * Returns the published price list of parts for repairs of a product, with the unit of each part. The list is public
   * by law, so `id` may be a sku number or an spu number as well as the id of a request.
   * @throws notFound 107002404: if `id` is neither a request of the shopper nor a sku nor an spu
   * @access visitors and shoppers
   * @built yes
   */
  listMaterialPrices: 'GET /api/platform/afterSales/v1/{id}/material/price/publicity' as Call<ById, MaterialPrices>,
  /**
   * Uploads a picture and returns its URL, for an after-sale request or a post of the community. A picture that no
   * request and no post uses is deleted after a day. Not part of the specification.
   * @throws badInput 107002400: for a file that is not a picture, or is too large; `field` is `picture`
   * @throws overLimit 107002412: if the shop stores 200 pictures of the shopper already
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  sendPicture: 'POST /service-pictures file=picture' as Call<SendPicture, SentPicture>,
}

export type * from './after-sale.types'
export type * from './service-items.types'
