import type { OrderAddress } from '@hearth/sdk/core'
import { sql } from 'kysely'
import type { Database } from '#database/connect'

/** The shopper's address as an order keeps it; nothing when it is not there or another's. */
export async function destinationOf(db: Database, shopperId: string, addressId: string): Promise<OrderAddress | undefined> {
  const { rows } = await sql<OrderAddress>`
    select consignee_name as "consigneeName", consignee_tele as "consigneeTele", province_name as "provinceName",
      city_name as "cityName", district_name as "districtName", street_name as "streetName", detail_address as "detailAddress"
    from address where id = ${addressId} and shopper_id = ${shopperId}`.execute(db)
  return rows[0]
}
