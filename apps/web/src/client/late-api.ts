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
import type { FurtherApi } from '#client/further-api'
import { later } from '#client/later'

/** The calls that no first page makes; see `FIRST_CALLS`. Their tables stay out of the first load. */
export function createLateApi(options: CoreApiOptions) {
  let further: Promise<FurtherApi> | undefined
  const loadFurther = () =>
    (further ??= import('#client/further-api').then(
      ({ createFurtherApi }) => createFurtherApi(options),
      (error: Error) => {
        further = undefined
        throw error
      },
    ))
  return {
    ...createCoreApi(options, { address, cart, checkout, orders, passport, products, user }),
    afterSale: later(loadFurther, 'afterSale'),
    community: later(loadFurther, 'community'),
    coupons: later(loadFurther, 'coupons'),
    invoice: later(loadFurther, 'invoice'),
    promotions: later(loadFurther, 'promotions'),
    skills: later(loadFurther, 'skills'),
  }
}

/** What it offers. */
export type LateApi = ReturnType<typeof createLateApi>
