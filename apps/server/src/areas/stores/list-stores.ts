import { distanceBetween, REPLY_CODE, type GeoPoint } from '@hearth/domain'
import type { GetStores, Store, StoreList } from '@hearth/sdk/core'
import { sql } from 'kysely'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'

/** The most stores in a reply. */
const MOST = 50

/**
 * Lists the stores of a city, or all stores: the nearest first if a point is given, otherwise by name. Distances are
 * computed here, since a shop has few stores.
 * @throws ShopError badInput for a longitude without a latitude, or the reverse
 */
export async function listStores(db: Database, { longitude, latitude, cityCode }: GetStores): Promise<StoreList> {
  if ((longitude === undefined) !== (latitude === undefined))
    throw new ShopError(
      REPLY_CODE.badInput,
      '经度和纬度需要同时提供',
      longitude === undefined ? 'longitude' : 'latitude',
    )
  const { rows } = await sql<Store & GeoPoint>`
    select id as "storeId", name, address, telephone, opening_hours as "openingHours", longitude, latitude from store
    where ${cityCode ?? ''} in ('', city_code) order by name, id`.execute(db)
  const here = longitude === undefined || latitude === undefined ? undefined : { longitude, latitude }
  const stores = rows.map(({ longitude: east, latitude: north, ...store }): Store => ({
    ...store,
    ...(here && { distance: distanceBetween(here, { longitude: east, latitude: north }) }),
  }))
  const sorted = here ? stores.sort((one, other) => (one.distance ?? 0) - (other.distance ?? 0)) : stores
  return { result: sorted.slice(0, MOST) }
}
