import { randomUUID } from 'node:crypto'
import { canMove, ORDER_STATUS, REPLY_CODE } from '@hearth/domain'
import { sql } from 'kysely'
import { lockOrder, noSuchOrder } from '#areas/orders/own-order'
import { writeLog } from '#areas/orders/write-log'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'

/** A parcel to hand over. */
export interface ParcelToShip {
  companyName: string
  trackingNumber: string
}

/**
 * Sends a paid order on its way, in one parcel.
 * @throws ShopError notFound; wrongState when it is not paid, or shipped already.
 */
export async function shipOrder(trx: Database, orderId: string, { companyName, trackingNumber }: ParcelToShip, now: number): Promise<void> {
  const order = await lockOrder(trx, orderId)
  if (!order) throw noSuchOrder()
  if (!canMove(order.status, ORDER_STATUS.shipped)) throw new ShopError(REPLY_CODE.wrongState)
  const shipmentId = randomUUID()
  await sql`update orders set status = ${ORDER_STATUS.shipped}, shipped_at = ${now} where id = ${orderId}`.execute(trx)
  await sql`
    with parcel as (
      insert into shipment (id, order_id, company_name, tracking_number, created_at)
      values (${shipmentId}, ${orderId}, ${companyName}, ${trackingNumber}, ${now}) returning id
    )
    insert into shipment_step (shipment_id, text, created_at)
    select id, ${`${companyName} 已揽收，包裹正发往您的城市`}, ${now} from parcel`.execute(trx)
  await writeLog(trx, [orderId], '商品已发货', `${companyName} ${trackingNumber}`, now)
}

/**
 * Adds a step to the newest parcel of an order.
 * @throws ShopError notFound when the order is not there or not shipped.
 */
export async function addParcelStep(trx: Database, orderId: string, text: string, now: number): Promise<void> {
  const { rows } = await sql`
    insert into shipment_step (shipment_id, text, created_at)
    select id, ${text}, ${now} from shipment where order_id = ${orderId} order by created_at desc limit 1
    returning id`.execute(trx)
  if (rows.length === 0) throw new ShopError(REPLY_CODE.notFound, '订单不存在或尚未发货')
}
