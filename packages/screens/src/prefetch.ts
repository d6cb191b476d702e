import type { Shop } from '@hearth/state'
import type { RouteName, RouteParams, RouteQuery } from './routes'

/** Loads what a public page shows, before it is rendered. Never throws: a failed load is a state of its store. */
export type Prefetch = (shop: Shop, params: RouteParams, query: RouteQuery) => Promise<void>

/** The loads of each public page (R11): the server awaits them and then renders synchronously. */
export const prefetch: Partial<Record<RouteName, Prefetch>> = {
  home: (shop) => shop.home.getState().load(),
  allProducts: (shop) => shop.catalog.getState().load(),
  product: (shop, params, query) => shop.product.getState().load(params.spuNo ?? '', query.skuNo),
}
