import { afterSale, coupons, createCoreApi, invoice, promotions, type CoreApiOptions } from '@hearth/sdk/core'

/** The calls of areas that a shopper needs beside buying: their tables come with the first page that asks one. */
export const createFurtherApi = (options: CoreApiOptions) =>
  createCoreApi(options, { afterSale, coupons, invoice, promotions })
