import { sql } from 'kysely'
import { areaTree } from '#areas/address/area-tree'
import type { Database } from '#database/connect'
import { listRows } from '#database/list-rows'
import type { ShopFileCabinet } from '#shop-file/shop-file'

const COLUMNS =
  'id text, kind text, name text, telephone text, address text, opening_hours text, province_code text, city_code text, district_code text, street_code text, longitude double precision, latitude double precision, capacity integer, most_pieces integer'

/**
 * Cabinets and points that orders may go to; those that are not named are closed, since parcels may be there. What is
 * taken of them stays.
 * @throws Error that names the cabinet whose areas do not lie below each other
 */
export async function writeCabinets(db: Database, cabinets: readonly ShopFileCabinet[]): Promise<void> {
  const rows = cabinets.map((one) => {
    const { cabinetId, kind = 'cabinet', openingHours, mostPieces, address, streetCode = '', ...more } = one
    const { provinceCode, cityCode, districtCode, name, telephone, longitude, latitude, capacity } = more
    return {
      id: cabinetId,
      kind,
      name,
      telephone,
      address: `${areaName(one)}${address}`,
      opening_hours: openingHours,
      province_code: provinceCode,
      city_code: cityCode,
      district_code: districtCode,
      street_code: streetCode,
      longitude,
      latitude,
      capacity,
      most_pieces: mostPieces,
    }
  })
  await sql`
    update cabinet set open = false, version = version + 1
    where open and not id = any(${cabinets.map(({ cabinetId }) => cabinetId)}::text[])`.execute(db)
  await sql`
    insert into cabinet (id, kind, name, telephone, address, opening_hours, province_code, city_code, district_code, street_code, longitude, latitude, capacity, most_pieces)
    select id, kind, name, telephone, address, opening_hours, province_code, city_code, district_code, street_code, longitude, latitude, capacity, most_pieces
    from ${listRows(rows, COLUMNS)} as listed
    on conflict (id) do update set kind = excluded.kind, name = excluded.name, telephone = excluded.telephone,
      address = excluded.address, opening_hours = excluded.opening_hours, province_code = excluded.province_code,
      city_code = excluded.city_code, district_code = excluded.district_code, street_code = excluded.street_code,
      longitude = excluded.longitude, latitude = excluded.latitude, capacity = excluded.capacity,
      most_pieces = excluded.most_pieces, open = true, version = cabinet.version + 1`.execute(db)
}

/** 广东省深圳市南山区南头街道, as the areas have it. */
function areaName({ cabinetId, provinceCode, cityCode, districtCode, streetCode }: ShopFileCabinet): string {
  const tree = areaTree()
  const chain = tree.find('', provinceCode) && tree.find(provinceCode, cityCode) && tree.find(cityCode, districtCode)
  const street = streetCode ? tree.find(districtCode, streetCode) : undefined
  if (!chain || (streetCode && !street)) throw new Error(`cabinet ${cabinetId}: its areas do not lie below each other`)
  return `${tree.nameOf(districtCode)}${street?.name ?? ''}`
}
