import type { Api } from '@hearth/sdk/core'
import type { shopTables } from '#shop/shop-tables'

/** The calls that stores make: the SDK's client over these tables. */
export type ShopApi = Omit<Api<typeof shopTables>, 'request'>
