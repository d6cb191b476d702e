import type { Call } from '@hearth/sdk/core'
import type {
  AgreeAfterSale,
  ListOpsAfterSales,
  MaterialPriceList,
  OpsAfterSale,
  OpsAfterSaleId,
  OpsAfterSalePage,
  OpsSerialNumbers,
  OpsServiceRules,
  QuoteRepair,
  ReceiveAfterSale,
  RefundInstead,
  RefuseAfterSale,
  RefuseGoods,
  SendAfterSale,
  SetMaterialPrices,
  SetSerialNumbers,
  SetServiceRules,
} from './after-sales.types'
import type { Changed } from './shared.types'

/** After-sale service: deciding about requests, receiving returned products, and refunding or sending products. */
export const afterSales = {
  /** Lists requests, the latest first. */
  list: 'GET /ops/after-sales/v1 may=afterSales.read' as Call<ListOpsAfterSales, OpsAfterSalePage>,
  /**
   * Reads one request with its log and the possible next steps; the shopper's name, telephone and address are partly
   * masked.
   * @throws notFound 107002404: for a request that is not there
   */
  get: 'GET /ops/after-sales/{afterSaleOrderId}/v1 may=afterSales.read' as Call<OpsAfterSaleId, OpsAfterSale>,
  /**
   * Reads one request with addresses and bank account in full. The audit log records the access.
   * @throws notFound 107002404: for a request that is not there
   */
  reveal: 'POST /ops/after-sales/{afterSaleOrderId}/reveal/v1 reveals may=afterSales.reveal' as Call<
    OpsAfterSaleId,
    OpsAfterSale
  >,
  /**
   * Approves a request. If nothing has to be returned, the refund is created at once.
   * @throws notFound 107002404: for a request that is not there
   * @throws wrongState 107002414: when it was decided before
   * @throws badInput 107002400: when the deduction exceeds the refund; `field` names the deduction
   * @throws stale 107003409: when it has changed since it was read
   */
  agree: 'POST /ops/after-sales/{afterSaleOrderId}/agree/v1 may=afterSales.judge' as Call<AgreeAfterSale, Changed>,
  /**
   * Refuses a request. The shopper reads the reason, and may request again.
   * @throws notFound 107002404: for a request that is not there
   * @throws wrongState 107002414: when it was decided before
   * @throws stale 107003409: when it has changed since it was read
   */
  refuse: 'POST /ops/after-sales/{afterSaleOrderId}/refuse/v1 may=afterSales.judge' as Call<RefuseAfterSale, Changed>,
  /**
   * Records the pieces that arrived. For a return, the refund for these pieces is created at once.
   * @throws notFound 107002404: for a request that is not there
   * @throws wrongState 107002414: when no pieces are expected
   * @throws badInput 107002400: for more pieces than were announced, or a deduction above the refund; `field` names the
   *   wrong value
   * @throws stale 107003409: when it has changed since it was read
   */
  receive: 'POST /ops/after-sales/{afterSaleOrderId}/receive/v1 may=afterSales.receive' as Call<
    ReceiveAfterSale,
    Changed
  >,
  /**
   * Refuses the returned pieces, and sends them back to the shopper.
   * @throws notFound 107002404: for a request that is not there
   * @throws wrongState 107002414: when no pieces are expected
   * @throws stale 107003409: when it has changed since it was read
   */
  refuseGoods: 'POST /ops/after-sales/{afterSaleOrderId}/refuse-goods/v1 may=afterSales.receive' as Call<
    RefuseGoods,
    Changed
  >,
  /**
   * Sends replacement pieces from stock for an exchange.
   * @throws notFound 107002404: for a request that is not there
   * @throws wrongState 107002414: when it is no exchange, or nothing was received
   * @throws soldOut 107002410: when too few pieces are in stock; `refundInstead` refunds them
   * @throws stale 107003409: when it has changed since it was read
   */
  sendAnother: 'POST /ops/after-sales/{afterSaleOrderId}/send-another/v1 may=afterSales.receive' as Call<
    SendAfterSale,
    Changed
  >,
  /**
   * Refunds an exchange when the shop has no replacement to send.
   * @throws notFound 107002404: for a request that is not there
   * @throws wrongState 107002414: when it is no exchange, or nothing was received
   * @throws badInput 107002400: when the deduction exceeds the refund; `field` names the deduction
   * @throws stale 107003409: when it has changed since it was read
   */
  refundInstead: 'POST /ops/after-sales/{afterSaleOrderId}/refund/v1 may=orders.refund' as Call<RefundInstead, Changed>,
  /**
   * Sets the price of a repair, which is nothing under warranty. A repair with a price waits until the shopper has
   * paid.
   * @throws notFound 107002404: for a request that is not there
   * @throws wrongState 107002414: when it is no repair, its product has not arrived, or it is paid
   * @throws stale 107003409: when it has changed since it was read
   */
  quote: 'POST /ops/after-sales/{afterSaleOrderId}/quote/v1 may=afterSales.receive' as Call<QuoteRepair, Changed>,
  /**
   * Sends a product back to its shopper: repaired, or unrepaired if the quote was declined.
   * @throws notFound 107002404: for a request that is not there
   * @throws wrongState 107002414: when it is no repair, or not paid yet
   * @throws stale 107003409: when it has changed since it was read
   */
  sendBack: 'POST /ops/after-sales/{afterSaleOrderId}/send-back/v1 may=afterSales.receive' as Call<
    SendAfterSale,
    Changed
  >,
  /** Reads the after-sale rules: deadlines, prices of collection, and the address for returns. */
  rules: 'GET /ops/after-sales/rules/v1 may=afterSales.read' as Call<object, OpsServiceRules>,
  /**
   * Sets the after-sale rules. Existing requests use the rules in force when each step is taken.
   * @throws stale 107003409: when they have changed since they were read
   */
  setRules: 'PUT /ops/after-sales/rules/v1 may=afterSales.rules' as Call<SetServiceRules, OpsServiceRules>,
  /** Reads the published prices of parts. */
  materials: 'GET /ops/after-sales/materials/v1 may=afterSales.read' as Call<object, MaterialPriceList>,
  /**
   * Replaces all published prices of parts.
   * @throws stale 107003409: when they have changed since they were read
   */
  setMaterials: 'PUT /ops/after-sales/materials/v1 may=afterSales.rules' as Call<SetMaterialPrices, MaterialPriceList>,
  /**
   * Replaces the serial numbers of an order line.
   * @throws notFound 107002404: for a line that is not there
   * @throws badInput 107002400: unless there is one serial number for each piece, all different
   */
  setSerialNumbers: 'PUT /ops/orders/items/{orderItemId}/serial-numbers/v1 may=orders.ship' as Call<
    SetSerialNumbers,
    OpsSerialNumbers
  >,
}

export type * from './after-sales.types'
