import { sql } from 'kysely'
import type { Database } from '#database/connect'
import { listRows } from '#database/list-rows'
import type { ShopFileStore } from '#shop-file/shop-file'

/** Stores shoppers can go to; those that are not named are there no more. */
export async function writeStores(db: Database, stores: readonly ShopFileStore[]): Promise<void> {
  const rows = stores.map(({ storeId, openingHours, cityCode, ...store }) => ({
    id: storeId,
    opening_hours: openingHours,
    city_code: cityCode,
    ...store,
  }))
  await sql`delete from store where not id = any(${stores.map(({ storeId }) => storeId)}::text[])`.execute(db)
  await sql`
    insert into store (id, name, address, telephone, opening_hours, city_code, longitude, latitude)
    select id, name, address, telephone, opening_hours, city_code, longitude, latitude
    from ${listRows(rows, 'id text, name text, address text, telephone text, opening_hours text, city_code text, longitude double precision, latitude double precision')} as listed
    on conflict (id) do update set name = excluded.name, address = excluded.address, telephone = excluded.telephone,
      opening_hours = excluded.opening_hours, city_code = excluded.city_code, longitude = excluded.longitude,
      latitude = excluded.latitude`.execute(db)
}
