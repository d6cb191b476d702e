import type { Call, Empty } from '@hearth/sdk/core'
import type {
  ImportedCodes,
  ImportOrderCodes,
  OpsByCode,
  OpsCodePools,
  OpsCodesOf,
  OpsOrderCodes,
  SetByCode,
} from './order-codes.types'

/** Products that are delivered as codes, and the stock of their codes. */
export const orderCodes = {
  /** Lists products that are delivered as codes, with counts of codes left and of waiting orders. */
  list: 'GET /ops/order-codes/v1 may=ordercodes.read' as Call<Empty, OpsCodePools>,
  /**
   * Sets whether a sku is delivered as codes. Orders placed before do not change.
   * @throws notFound 107002404: for a sku that is not there
   * @throws stale 107003409: when it was changed since it was read
   */
  set: 'PUT /ops/order-codes/{skuNo}/v1 may=ordercodes.write' as Call<SetByCode, OpsByCode>,
  /**
   * Imports codes; a code that is known is not added again. Waiting orders get codes first; the remaining codes are
   * added to the stock.
   * @throws notFound 107002404: for a sku that is not there
   * @throws wrongState 107002414: for a sku that is not delivered as codes
   * @throws badInput 107002400: for a code that is empty, too long or unreadable
   */
  import: 'POST /ops/order-codes/{skuNo}/codes/v1 may=ordercodes.write' as Call<ImportOrderCodes, ImportedCodes>,
  /**
   * Shows the codes of an order, for a shopper who cannot find them; the audit log records the access.
   * @throws notFound 107002404: for an order that is not there, or has no codes
   */
  reveal: 'POST /ops/order-codes/orders/{orderId}/v1 reveals may=ordercodes.reveal' as Call<OpsCodesOf, OpsOrderCodes>,
}

export type * from './order-codes.types'
