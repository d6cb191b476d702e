import type { ShopFileCategory, ShopFileMerchant } from '@hearth/ops'
import { sql } from 'kysely'
import { findPictures } from '#areas/pictures/find-pictures'
import type { Database } from '#database/connect'
import { listRows } from '#database/list-rows'

/** Adds or changes merchants. */
export async function writeMerchants(db: Database, merchants: readonly ShopFileMerchant[]): Promise<void> {
  const columns = '"merchantId" text, name text, "companyName" text, telephone text'
  await sql`
    insert into merchant (id, name, company_name, telephone)
    select "merchantId", name, "companyName", telephone from ${listRows(merchants, columns)} as listed
    on conflict (id) do update set name = excluded.name, company_name = excluded.company_name,
      telephone = excluded.telephone`.execute(db)
}

/**
 * Adds or changes categories, in the given order.
 * @param from the position of the first category
 * @throws RefusedRows
 */
export async function writeCategories(db: Database, categories: readonly ShopFileCategory[], from = 0): Promise<void> {
  const picture = await findPictures(
    db,
    categories.map((one, row) => ({ name: one.picture, row, field: 'picture' })),
  )
  const rows = categories.map(({ code, name, subtitle = '', picture: face }, at) => ({
    code,
    name,
    subtitle,
    picture: picture(face),
    position: from + at,
  }))
  const columns = 'code text, name text, subtitle text, picture jsonb, position integer'
  await sql`
    insert into category (code, name, subtitle, picture, position)
    select code, name, subtitle, picture, position from ${listRows(rows, columns)} as listed
    on conflict (code) do update set name = excluded.name, subtitle = excluded.subtitle,
      picture = excluded.picture, position = excluded.position`.execute(db)
}
