import type { OrderAddress } from '@hearth/sdk/core'
import { sql, type RawBuilder } from 'kysely'
import { ownedCoupons, type OwnedCoupon } from '#areas/checkout/owned-coupons'

/** Where an order goes, and what its shopper may pay it with. */
export interface OrderMeans {
  /** Nothing when the address is not there, another's, or was not asked for. */
  address: OrderAddress | null
  coupons: OwnedCoupon[]
}

/** A shopper's unused coupons, and an address as an order keeps it, as one expression: it is read along with the lines. */
export const orderMeans = (shopperId: string, now: number, addressId?: string): RawBuilder<OrderMeans> => sql<OrderMeans>`
  jsonb_build_object('address', (
    select jsonb_build_object('consigneeName', consignee_name, 'consigneeTele', consignee_tele, 'provinceName', province_name,
      'cityName', city_name, 'districtName', district_name, 'streetName', street_name, 'detailAddress', detail_address)
    from address where id = ${addressId ?? null} and shopper_id = ${shopperId}
  ), 'coupons', (
    select coalesce(jsonb_agg(to_jsonb(owned)), '[]') from (${ownedCoupons(shopperId, now)}) as owned
  ))`
