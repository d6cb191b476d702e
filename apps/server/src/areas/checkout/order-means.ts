import { DAY, ORDER_STATUS } from '@hearth/domain'
import type { OrderAddress } from '@hearth/sdk/core'
import { sql, type RawBuilder } from 'kysely'
import { orderAddress } from '#areas/address/order-address'
import { deliveryMeans, deliveryMeansOrDefault, type DeliveryMeans } from '#areas/delivery/delivery-means'
import { ownedCoupons, type OwnedCoupon } from '#areas/coupons/owned-coupons'
import { tenderMeans, type TenderMeans } from '#areas/points/tenders'
import type { ValueOrSql } from '#database/value-or-sql'

/** The address of an order, and the shopper's means of payment. */
export interface OrderMeans {
  /** Nothing when the address is not there, another's, or was not asked for. */
  address: OrderAddress | null
  coupons: OwnedCoupon[]
  tenders: TenderMeans
  /** What says whether the shop delivers to the address; in a settlement without one, to the default address. */
  delivery: DeliveryMeans
  /** Orders at a promotion's price that were placed within a day and cancelled unpaid, by the shopper or by timeout. */
  lapsed: number
}

/**
 * A shopper's unused coupons, coins and stars, an address as an order stores it, and their expired orders, as one
 * expression that is read along with the lines.
 */
export const orderMeans = (
  shopperId: ValueOrSql<string>,
  now: number,
  addressId?: ValueOrSql<string>,
  { settling = false }: { settling?: boolean } = {},
): RawBuilder<OrderMeans> => {
  const delivery = settling ? deliveryMeansOrDefault : deliveryMeans
  return sql<OrderMeans>`jsonb_build_object(
    'address', ${orderAddress(shopperId, addressId)},
    'delivery', ${delivery(shopperId, addressId)},
    'coupons', (
      select coalesce(jsonb_agg(jsonb_strip_nulls(to_jsonb(owned))), '[]')
      from (${ownedCoupons(shopperId, now)}) as owned
    ),
    'tenders', ${tenderMeans(shopperId, now)},
    'lapsed', (
      select count(*) from orders
      where shopper_id = ${shopperId} and status = ${sql.lit(ORDER_STATUS.cancelled)} and paid_at is null
        and part_paid_at is null and created_at > ${now - DAY}
        and exists (select from order_item where order_id = orders.id and promotion_id is not null)
    )
  )`
}
