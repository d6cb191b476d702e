import type { AfterSaleDetail, AfterSaleForm, AfterSaleId, AfterSalePage, ListAfterSales, RepairPay, SubmitBill, VerifyItems } from './after-sale.types'
import type { Call, Empty } from './call'
import type { OrderId } from './orders.types'
import type {
  CheckQualification, GetServiceItem, LogisticsConfig, MaterialPrices, OrderItemId, Qualification, QuoteServiceFreight, RepairPrice, SerialNumbers, ServiceAddressCheck, ServiceFreight, ServiceGifts,
  ServiceItemDetail, ServiceItems, ValidateServiceAddress, VerifiedItems,
} from './service-items.types'
import type { ById, PageQuery } from './shared.types'

/** After-sale: returns, exchanges and repairs. */
export const afterSale = {
  /** Items of one order that service may be asked for. */
  listOrderItems: 'GET /api/platform/orders/v1/{orderId}/items/service' as Call<OrderId, ServiceItems>,
  /** Items of all orders that service may be asked for. */
  listItems: 'GET /api/platform/orders/v1/items/service' as Call<PageQuery, ServiceItems>,
  /** Serial numbers of an item. */
  listSerialNumbers: 'GET /api/platform/orders/v1/items/{orderItemId}/sns/service' as Call<OrderItemId, SerialNumbers>,
  /** Serial numbers of an item that was installed at home. */
  listInstallSerialNumbers: 'GET /api/platform/orders/v1/items/{orderItemId}/sns/install/service' as Call<OrderItemId, SerialNumbers>,
  /** An item as the form shows it. */
  readItem: 'POST /api/platform/orders/v1/items/detail/service' as Call<GetServiceItem, ServiceItemDetail>,
  /** Asks for service. */
  apply: 'POST /api/platform/afterSales/v1 v2' as Call<AfterSaleForm, AfterSaleId>,
  /** After-sale orders, newest first. */
  list: 'GET /api/platform/afterSales/v1' as Call<ListAfterSales, AfterSalePage>,
  /** One after-sale order. */
  get: 'GET /api/platform/afterSales/v1/{afterSaleOrderId}' as Call<AfterSaleId, AfterSaleDetail>,
  /** Takes the request back. Code 106100012: gifts cannot be cancelled alone. */
  cancel: 'DELETE /api/platform/afterSales/v1/{afterSaleOrderId} info=106100012' as Call<AfterSaleId, Empty>,
  /** Tells how the product travels back, or the bank account for the refund. */
  submitBill: 'PUT /api/platform/afterSales/v1/{afterSaleOrderId}' as Call<SubmitBill, Empty>,
  /** Whether service reaches an address. */
  validateAddress: 'POST /api/platform/afterSales/v1/validation v2' as Call<ValidateServiceAddress, ServiceAddressCheck>,
  /** What sending back would cost. */
  quoteFreight: 'POST /api/platform/afterSales/v1/freight' as Call<QuoteServiceFreight, ServiceFreight>,
  /** What sending back costs for an after-sale order. */
  getFreight: 'GET /api/platform/afterSales/v1/{afterSaleOrderId}/freight' as Call<AfterSaleId, ServiceFreight>,
  /** Gifts that came with an item. */
  listGifts: 'GET /api/platform/afterSales/v1/gifts' as Call<OrderItemId, ServiceGifts>,
  /** Whether service can be had for an item. */
  checkQualification: 'GET /api/platform/afterSales/v1/qualification' as Call<CheckQualification, Qualification>,
  /** What is to be paid for a repair. */
  getRepairPay: 'GET /api/platform/afterSales/v1/{afterSaleOrderId}/repairpay' as Call<AfterSaleId, RepairPay>,
  /** Checks one item. */
  verifyItem: 'GET /api/platform/orders/v1/items/detail/verify' as Call<OrderItemId, Qualification>,
  /** Checks items of an order. */
  verifyItems: 'GET /api/platform/orders/v1/items/verify' as Call<VerifyItems, VerifiedItems>,
  /** Couriers and their hours. */
  getLogisticsConfig: 'GET /api/platform/logistics/v1/config' as Call<Empty, LogisticsConfig>,
  /** What a repair costs. */
  getRepairPrice: 'GET /api/platform/afterSales/v1/{id}/repair/price' as Call<ById, RepairPrice>,
  /** Published prices of parts. */
  listMaterialPrices: 'GET /api/platform/afterSales/v1/{id}/material/price/publicity' as Call<ById, MaterialPrices>,
}

export type * from './after-sale.types'
export type * from './service-items.types'
