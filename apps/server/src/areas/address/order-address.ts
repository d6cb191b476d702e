import type { OrderAddress } from '@hearth/sdk/core'
import { sql, type RawBuilder } from 'kysely'
import type { ValueOrSql } from '#database/value-or-sql'

/**
 * One of a shopper's addresses as an order keeps it, as an expression; null for one that is not theirs or not asked
 * for.
 */
export const orderAddress = (
  shopperId: ValueOrSql<string>,
  addressId?: ValueOrSql<string>,
): RawBuilder<OrderAddress | null> =>
  sql<OrderAddress | null>`(
    select jsonb_build_object(
      'consigneeName', consignee_name, 'consigneeTele', consignee_tele,
      'provinceName', province_name, 'cityName', city_name, 'districtName', district_name,
      'streetName', street_name, 'detailAddress', detail_address
    )
    from address
    where id = ${addressId ?? null} and shopper_id = ${shopperId}
  )`
