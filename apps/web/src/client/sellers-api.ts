import { createCoreApi, invite, partner, rebate, rebateShop, type CoreApiOptions } from '@hearth/sdk/core'

/** The calls of promoters and their shops: their tables come with the first page of these. */
export const createSellersApi = (options: CoreApiOptions) =>
  createCoreApi(options, { invite, partner, rebate, rebateShop })
