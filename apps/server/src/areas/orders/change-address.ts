import { canChangeAddress, REPLY_CODE } from '@hearth/domain'
import type { OrderAddress } from '@hearth/sdk/core'
import { sql, type RawBuilder } from 'kysely'
import { orderAddress } from '#areas/address/order-address'
import { isOnItsWayToCabinet } from '#areas/cabinets/cabinet-parts'
import { leaveCabinets } from '#areas/cabinets/leave-cabinets'
import { deliveryMeans, refuseUndelivered, type DeliveryMeans } from '#areas/delivery/delivery-means'
import { ORDER_FREIGHT, refuseDearer, type OrderFreight } from '#areas/freight/refuse-dearer'
import { emitOrderEvent } from '#areas/orders/events/order-event'
import { lockOwnOrder } from '#areas/orders/own-order'
import { ShopError } from '#kernel/shop-error'
import type { OrderState } from '#shop/order-kind'
import type { UnitOfWork } from '#shop/unit-of-work'

/**
 * Changes the destination of a shopper's order to another of their addresses (S11). The same address changes nothing.
 * An order for a cabinet is then sent to the address.
 * @throws ShopError notFound for another shopper's order or address; badInput if the shop does not deliver there, or if
 * the freight is higher than the order was charged; wrongState once a piece is shipped, or if the order is cancelled
 */
export async function changeOrderAddress(
  work: UnitOfWork,
  shopperId: string,
  { orderId, addressId }: { orderId: string; addressId: string },
): Promise<void> {
  const order = await lockOwnOrder(work.db, shopperId, orderId)
  await moveOrder(work, order, {
    address: orderAddress(shopperId, addressId),
    delivery: deliveryMeans(shopperId, addressId),
    field: 'addressId',
  })
}

/** The new destination of an order. */
export interface NewPlace {
  /** The address as orders store it; null if it does not exist. */
  address: RawBuilder<OrderAddress | null>
  delivery: RawBuilder<DeliveryMeans>
  /** The field of the request that names the destination. */
  field: string
}

/**
 * Changes the destination of an order that the caller has locked. The same address changes nothing.
 * @throws ShopError as `changeOrderAddress` does
 */
export async function moveOrder(work: UnitOfWork, order: OrderState, to: NewPlace): Promise<void> {
  const { db } = work
  const { orderId } = order
  if (!canChangeAddress(order.status, order.partlySent))
    throw new ShopError(REPLY_CODE.wrongState, '订单已发货或已取消，不能再修改地址')
  const { rows } = await sql<{
    address: OrderAddress | null
    same: boolean
    toCabinet: boolean
    travels: boolean
    delivery: DeliveryMeans
    freight: OrderFreight
  }>`
    select found.address, found.address = orders.address as same,
      ${isOnItsWayToCabinet} as "toCabinet",
      exists (
        select from order_item where order_item.order_id = orders.id and not order_item.by_code
      ) as travels,
      ${to.delivery} as delivery,
      ${ORDER_FREIGHT} as freight
    from orders, (select ${to.address} as address) as found
    where orders.id = ${orderId}`.execute(db)
  const { address, same, toCabinet, travels, delivery, freight } = rows[0]!
  if (!address) throw new ShopError(REPLY_CODE.notFound, '收货地址不存在', to.field)
  if (same && !toCabinet) return
  if (travels) {
    inField(to.field, () => {
      refuseUndelivered(delivery)
      refuseDearer(freight, delivery.place)
    })
  }
  await leaveCabinets(work, [orderId], 'cancel', 'shopper')
  await sql`update orders set address = ${JSON.stringify(address)}::jsonb where id = ${orderId}`.execute(db)
  await emitOrderEvent(work, [orderId], 'order.addressChanged', {})
}

/** Runs a check. If it refuses, the error names the field of the destination. */
function inField(field: string, check: () => void): void {
  try {
    check()
  } catch (error) {
    throw error instanceof ShopError ? new ShopError(error.code, error.message, field) : error
  }
}
