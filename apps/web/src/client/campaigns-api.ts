import { bargain, createCoreApi, fission, lottery, reservation, type CoreApiOptions } from '@hearth/sdk/core'

/**
 * Creates the calls of campaigns that have their own pages. The tables of these calls are loaded with the first of
 * these pages.
 */
export const createCampaignsApi = (options: CoreApiOptions) =>
  createCoreApi(options, { bargain, fission, lottery, reservation })
