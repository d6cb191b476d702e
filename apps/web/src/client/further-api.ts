import { afterSale, coupons, createCoreApi, invoice, promotions, type CoreApiOptions } from '@hearth/sdk/core'

/**
 * Creates the calls that shoppers need besides buying. The tables of these calls are loaded with the first page that
 * makes one of them.
 */
export const createFurtherApi = (options: CoreApiOptions) =>
  createCoreApi(options, { afterSale, coupons, invoice, promotions })
