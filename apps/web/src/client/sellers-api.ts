import { createCoreApi, invite, partner, rebate, rebateShop, type CoreApiOptions } from '@hearth/sdk/core'

/**
 * Creates the calls for promoters and their shops. The tables of these calls are loaded with the first page that makes
 * one of them.
 */
export const createSellersApi = (options: CoreApiOptions) =>
  createCoreApi(options, { invite, partner, rebate, rebateShop })
