import { bargain, createCoreApi, fission, lottery, reservation, type CoreApiOptions } from '@hearth/sdk/core'

/** The calls of campaigns that have pages of their own: their tables are fetched with the first of these pages. */
export const createCampaignsApi = (options: CoreApiOptions) =>
  createCoreApi(options, { bargain, fission, lottery, reservation })
