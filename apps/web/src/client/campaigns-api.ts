import { bargain, createCoreApi, fission, lottery, reservation, type CoreApiOptions } from '@hearth/sdk/core'

/** Creates the calls of campaigns that have their own pages. Their tables are loaded with the first of these pages. */
export const createCampaignsApi = (options: CoreApiOptions) =>
  createCoreApi(options, { bargain, fission, lottery, reservation })
