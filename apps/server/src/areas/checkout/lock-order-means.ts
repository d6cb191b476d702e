import type { OrderAddress } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { ownedCoupons, type OwnedCoupon } from '#areas/checkout/owned-coupons'
import type { Database } from '#database/connect'
import { PREPARED } from '#database/prepare-marked'

/** Where an order goes, and what its shopper may pay it with. */
export interface OrderMeans {
  /** Nothing when the address is not there, or another's. */
  address: OrderAddress | null
  coupons: OwnedCoupon[]
}

/**
 * A shopper's address as an order keeps it, beside the unused coupons. It lets the shopper's orders go one after the other until
 * the transaction ends, so that of many sent at once only one can be the first. It comes first: what is decided about the shopper
 * is read in a later statement, since this one sees the database as it was before it waited. One query, since every order asks for all.
 */
export async function lockOrderMeans(trx: Database, shopperId: string, addressId: string, now: number): Promise<OrderMeans> {
  const { rows } = await sql<OrderMeans>`${PREPARED}
    select (
      select jsonb_build_object('consigneeName', consignee_name, 'consigneeTele', consignee_tele, 'provinceName', province_name,
        'cityName', city_name, 'districtName', district_name, 'streetName', street_name, 'detailAddress', detail_address)
      from address where id = ${addressId} and shopper_id = ${shopperId}
    ) as address, (
      select coalesce(jsonb_agg(to_jsonb(owned)), '[]') from (${ownedCoupons(shopperId, now)}) as owned
    ) as coupons
    from shopper where shopper.id = ${shopperId} for no key update`.execute(trx)
  return rows[0] ?? { address: null, coupons: [] }
}
