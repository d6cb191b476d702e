import { sql, type RawBuilder } from 'kysely'

/**
 * Condition: `address` is also in the shopper's address book. Blanks in the detailed address are ignored.
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
