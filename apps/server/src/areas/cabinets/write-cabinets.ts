import type { ShopFileCabinet } from '@hearth/ops'
import { sql } from 'kysely'
import { areaTree } from '#areas/address/area-tree'
import type { Database } from '#database/connect'
import { listRows } from '#database/list-rows'
import { refuseRows, type RowFault } from '#kernel/ops/refused-rows'

const COLUMNS =
  '"cabinetId" text, kind text, name text, telephone text, address text, "openingHours" text, "provinceCode" text, ' +
  '"cityCode" text, "districtCode" text, "streetCode" text, longitude double precision, latitude double precision, ' +
  'capacity integer, "mostPieces" integer'

/** Returns the faults of cabinets in a shop file: areas that do not lie below each other. */
export const cabinetFaults = (cabinets: readonly ShopFileCabinet[]): RowFault[] =>
  cabinets.flatMap((cabinet, row) =>
    areaName(cabinet) === undefined
      ? [{ row, field: 'districtCode', text: '省、市、区县和街道之间不是上下级关系' }]
      : [],
  )

/**
 * Writes all cabinets and points. Those that the file omits are closed and not deleted, since they may hold parcels.
 * Their taken compartments stay taken.
 * @throws RefusedRows for a cabinet whose areas do not lie below each other
 */
export async function writeCabinets(db: Database, cabinets: readonly ShopFileCabinet[]): Promise<void> {
  refuseRows(cabinetFaults(cabinets))
  const rows = cabinets.map((one) => ({ ...one, address: `${areaName(one)}${one.address}` }))
  await sql`
    update cabinet set open = false, version = version + 1
    where open and not id = any(${cabinets.map(({ cabinetId }) => cabinetId)}::text[])`.execute(db)
  await sql`
    insert into cabinet (id, kind, name, telephone, address, opening_hours, province_code, city_code, district_code,
      street_code, longitude, latitude, capacity, most_pieces)
    select "cabinetId", coalesce(kind, 'cabinet'), name, telephone, address, "openingHours", "provinceCode", "cityCode",
      "districtCode", coalesce("streetCode", ''), longitude, latitude, capacity, "mostPieces"
    from ${listRows(rows, COLUMNS)} as listed
    on conflict (id) do update set kind = excluded.kind, name = excluded.name, telephone = excluded.telephone,
      address = excluded.address, opening_hours = excluded.opening_hours, province_code = excluded.province_code,
      city_code = excluded.city_code, district_code = excluded.district_code, street_code = excluded.street_code,
      longitude = excluded.longitude, latitude = excluded.latitude, capacity = excluded.capacity,
      most_pieces = excluded.most_pieces, open = true, version = cabinet.version + 1`.execute(db)
}

/**
 * Returns the name of the areas from the area data, such as 广东省深圳市南山区南头街道; undefined if the areas do not lie below each
 * other.
 */
function areaName({ provinceCode, cityCode, districtCode, streetCode }: ShopFileCabinet): string | undefined {
  const tree = areaTree()
  const chain = tree.find('', provinceCode) && tree.find(provinceCode, cityCode) && tree.find(cityCode, districtCode)
  const street = streetCode ? tree.find(districtCode, streetCode) : undefined
  if (!chain || (streetCode && !street)) return undefined
  return `${tree.nameOf(districtCode)}${street?.name ?? ''}`
}
