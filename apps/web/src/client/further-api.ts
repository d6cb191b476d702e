import { afterSale, coupons, createCoreApi, invoice, promotions, type CoreApiOptions } from '@hearth/sdk/core'

/**
 * Creates the calls that shoppers need besides buying. Their tables are loaded with the first page that makes such a
 * call.
 */
export const createFurtherApi = (options: CoreApiOptions) =>
  createCoreApi(options, { afterSale, coupons, invoice, promotions })
