import type { ShopFileStore } from '@hearth/ops'
import { sql } from 'kysely'
import type { Database } from '#database/connect'
import { listRows } from '#database/list-rows'

const COLUMNS =
  '"storeId" text, name text, address text, telephone text, "openingHours" text, "cityCode" text, ' +
  'longitude double precision, latitude double precision'

/** Writes all stores. Stores that the file omits are deleted. */
export async function writeStores(db: Database, stores: readonly ShopFileStore[]): Promise<void> {
  await sql`delete from store where not id = any(${stores.map(({ storeId }) => storeId)}::text[])`.execute(db)
  await sql`
    insert into store (id, name, address, telephone, opening_hours, city_code, longitude, latitude)
    select "storeId", name, address, telephone, "openingHours", "cityCode", longitude, latitude
    from ${listRows(stores, COLUMNS)} as listed
    on conflict (id) do update set name = excluded.name, address = excluded.address, telephone = excluded.telephone,
      opening_hours = excluded.opening_hours, city_code = excluded.city_code, longitude = excluded.longitude,
      latitude = excluded.latitude`.execute(db)
}
