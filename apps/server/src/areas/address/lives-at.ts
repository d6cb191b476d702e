import { sql, type RawBuilder } from 'kysely'

/**
 * Condition: an address of an order is one of a shopper's. Blanks in it are ignored.
 * @param address JSON in the form of `OrderAddress`
 */
export const livesAt = (shopperId: RawBuilder<string>, address: RawBuilder<object>): RawBuilder<boolean> =>
  sql<boolean>`exists (
    select from address home
    where home.shopper_id = ${shopperId} and home.city_name = ${address} ->> 'cityName'
      and home.district_name = ${address} ->> 'districtName'
      and replace(home.detail_address, ' ', '') = replace(${address} ->> 'detailAddress', ' ', '')
      and home.detail_address <> ''
  )`
