import {
  afterSale,
  community,
  coupons,
  createCoreApi,
  invoice,
  promotions,
  skills,
  type CoreApiOptions,
} from '@hearth/sdk/core'

/** The calls of areas that a shopper needs beside buying: their tables come with the first page that asks one. */
export const createFurtherApi = (options: CoreApiOptions) =>
  createCoreApi(options, { afterSale, community, coupons, invoice, promotions, skills })

/** What it offers. */
export type FurtherApi = ReturnType<typeof createFurtherApi>
