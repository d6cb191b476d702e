import { createCoreApi, invite, partner, rebate, rebateShop, type CoreApiOptions } from '@hearth/sdk/core'

/** Creates the calls for promoters and their shops. Their tables are loaded with the first of these pages. */
export const createSellersApi = (options: CoreApiOptions) =>
  createCoreApi(options, { invite, partner, rebate, rebateShop })
