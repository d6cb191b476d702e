import type { AddressDistrict } from '@hearth/sdk/core'
import { sql } from 'kysely'
import type { Database } from '#database/connect'

/** Lists the districts of a shopper's addresses, each once, the district of the default address first. */
export async function listDistricts(db: Database, shopperId: string): Promise<AddressDistrict[]> {
  const { rows } = await sql<AddressDistrict>`
    select province_code as "provinceCode", city_code as "cityCode", district_code as "districtCode",
      max(district_name) as "districtName"
    from address
    join shopper on shopper.id = address.shopper_id
    where address.shopper_id = ${shopperId}
    group by province_code, city_code, district_code
    order by bool_or(address.id = shopper.default_address_id) desc,
      max(address.created_at) desc, district_code`.execute(db)
  return rows
}
