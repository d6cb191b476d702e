import { createCoreApi, invite, partner, rebate, rebateShop, type CoreApiOptions } from '@hearth/sdk/core'

/** The calls of promoters and their shops: their tables are fetched with the first of these pages. */
export const createSellersApi = (options: CoreApiOptions) =>
  createCoreApi(options, { invite, partner, rebate, rebateShop })
