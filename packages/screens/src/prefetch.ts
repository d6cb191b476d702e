import { catalogStore, homeStore, productStore, type Shop } from '@hearth/state'
import type { RouteParams, RouteQuery } from '#routes'

/** Loads what a public page shows, before it is rendered. Never throws: a failed load is a state of its store. */
export type Prefetch = (shop: Shop, params: RouteParams, query: RouteQuery) => Promise<void>

/** The loads of each public page (R11): the server awaits them and then renders synchronously. */
export const prefetch = {
  home: (shop) => shop.store(homeStore).getState().load(),
  allProducts: (shop) => shop.store(catalogStore).getState().load(),
  product: (shop, params, query) => shop.store(productStore(params.spuNo ?? '')).getState().load(query.skuNo),
} satisfies Record<string, Prefetch>
