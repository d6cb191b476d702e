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
  /** Null if the address does not exist, belongs to another shopper, or was not requested. */
  address: OrderAddress | null
  coupons: OwnedCoupon[]
  tenders: TenderMeans
  /**
   * The facts that decide whether the shop delivers to the address. A settlement without an address uses the default
   * one.
   */
  delivery: DeliveryMeans
  /** Orders with a promotion's price that were placed in the last 24 hours, and cancelled without a payment. */
  lapsed: number
}

/**
 * Returns one SQL expression for the address of an order, the shopper's unused coupons, coins and stars, and the number
 * of lapsed orders. The statement that reads the lines also reads this expression.
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
