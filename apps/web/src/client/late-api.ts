import {
  address,
  cart,
  checkout,
  createCoreApi,
  orders,
  passport,
  products,
  user,
  type CoreApiOptions,
} from '@hearth/sdk/core'

/** The calls that no first page makes; see `FIRST_CALLS`. Their tables stay out of the first load. */
export const createLateApi = (options: CoreApiOptions) =>
  createCoreApi(options, { address, cart, checkout, orders, passport, products, user })

/** What it offers. */
export type LateApi = ReturnType<typeof createLateApi>
