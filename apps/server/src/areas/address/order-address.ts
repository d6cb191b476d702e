import type { OrderAddress } from '@hearth/sdk/core'
import { sql, type RawBuilder } from 'kysely'
import type { ValueOrSql } from '#database/value-or-sql'

/**
 * An expression for one of a shopper's addresses in the form that an order stores; null for another shopper's address,
 * and without an id.
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
