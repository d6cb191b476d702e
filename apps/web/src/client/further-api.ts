import { afterSale, coupons, createCoreApi, invoice, promotions, type CoreApiOptions } from '@hearth/sdk/core'

/**
 * The calls of areas that a shopper needs besides buying: their tables are fetched with the first page that makes one.
 */
export const createFurtherApi = (options: CoreApiOptions) =>
  createCoreApi(options, { afterSale, coupons, invoice, promotions })
