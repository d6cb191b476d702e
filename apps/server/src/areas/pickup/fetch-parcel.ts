import { ORDER_STATUS, PICKUP_STATUS, REPLY_CODE } from '@hearth/domain'
import { sql } from 'kysely'
import { leaveCabinets } from '#areas/cabinets/leave-cabinets'
import { emitOrderEvent } from '#areas/orders/events/order-event'
import { needPickup } from '#areas/pickup/store-parcel'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

/**
 * Records that a parcel was collected. Its order then counts as received. A repeat changes nothing.
 * @param code the code that the shopper showed, if it was checked
 * @throws ShopError wrongState unless the parcel waits in a cabinet; badInput for a wrong code
 */
export async function fetchParcel(work: UnitOfWork, orderId: string, code: string | undefined): Promise<void> {
  const parcel = await needPickup(work.db, orderId)
  if (parcel.status === PICKUP_STATUS.fetched) return
  if (parcel.status !== PICKUP_STATUS.waiting) throw new ShopError(REPLY_CODE.wrongState, '包裹不在自提点，不能取件')
  if (code !== undefined && code !== parcel.code) throw new ShopError(REPLY_CODE.badInput, '取件码不正确', 'code')
  await leaveCabinets(work, [orderId], 'fetch', 'shop')
  await sql`
    update orders set status = ${ORDER_STATUS.received}, received_at = ${work.now}
    where id = ${orderId}`.execute(work.db)
  await emitOrderEvent(work, [orderId], 'order.received', { pickedUp: true })
}
