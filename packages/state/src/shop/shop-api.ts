import type { Api } from '@hearth/sdk/core'
import type { shopTables } from '#shop/shop-tables'

/** The calls that stores can make: the SDK's client for the tables of `shopTables`. */
export type ShopApi = Omit<Api<typeof shopTables>, 'request'>
