import { createCoreApi, partner, rebate, rebateShop, type CoreApiOptions } from '@hearth/sdk/core'

/** The calls of promoters and their shops: their tables come with the first page of these. */
export const createSellersApi = (options: CoreApiOptions) => createCoreApi(options, { partner, rebate, rebateShop })
