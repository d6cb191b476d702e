import { canMove, ORDER_STATUS, REPLY_CODE } from '@hearth/domain'
import { sql } from 'kysely'
import { insertOrderEvents } from '#areas/orders/order-event'
import { lockOrder, noSuchOrder } from '#areas/orders/own-order'
import { listRows } from '#database/list-rows'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

/** Why an order is not shipped whose shopper wants money of it back, or whose free trial is not judged yet. */
export const HELD = '订单有待处理的退款申请或试用申请，处理后才能发货'

/** A parcel to hand over. */
export interface ParcelToShip {
  companyName: string
  trackingNumber: string
}

/**
 * Sends a paid order on its way, in one parcel.
 * @throws ShopError notFound; wrongState when it is not paid, or shipped already.
 */
export async function shipOrder(work: UnitOfWork, orderId: string, parcel: ParcelToShip): Promise<void> {
  const order = await lockOrder(work.db, orderId)
  if (!order) throw noSuchOrder()
  if (!canMove(order.status, ORDER_STATUS.shipped)) throw new ShopError(REPLY_CODE.wrongState)
  if (order.held > 0) throw new ShopError(REPLY_CODE.wrongState, HELD)
  await sendParcels(work, [{ orderId, ...parcel }])
}

/** Data of an event `order.shipped`, from the row of each parcel. */
const SHIPPED_WITH = sql<object>`jsonb_build_object('companyName', changed.company, 'trackingNumber', changed.tracking)`

/**
 * Sends orders on their way that the caller has locked and found paid, each in one parcel: one statement however many.
 */
export async function sendParcels(
  work: UnitOfWork,
  parcels: readonly (ParcelToShip & { orderId: string })[],
): Promise<void> {
  const { db, now, random, afterCommit, outbox } = work
  const rows = parcels.map(({ orderId, companyName, trackingNumber }) => ({
    id: random.uuid(),
    order_id: orderId,
    company: companyName,
    tracking: trackingNumber,
  }))
  await sql`
    with part as (select id, order_id, company, tracking from ${listRows(rows, 'id text, order_id text, company text, tracking text')} as part),
    shipped as (
      update orders set status = ${ORDER_STATUS.shipped}, shipped_at = ${now}::bigint, version = version + 1
      from part where orders.id = part.order_id returning orders.id, version, company, tracking
    ),
    parcel as (
      insert into shipment (id, order_id, company_name, tracking_number, created_at)
      select id, order_id, company, tracking, ${now}::bigint from part returning id
    ),
    step as (insert into shipment_step (shipment_id, position, code, created_at) select id, 1, 'collected', ${now}::bigint from parcel)
    ${insertOrderEvents('order.shipped', SHIPPED_WITH, work, sql`select id, version, company, tracking from shipped`)}`.execute(
    db,
  )
  afterCommit(outbox.wake)
}

/**
 * Adds a step to the newest parcel of an order.
 * @throws ShopError notFound when the order is not there or not shipped.
 */
export async function addParcelStep({ db, now }: UnitOfWork, orderId: string, text: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from shipment where order_id = ${orderId} order by created_at desc, id limit 1 for update`.execute(db)
  const [shipment] = rows
  if (!shipment) throw new ShopError(REPLY_CODE.notFound, '订单不存在或尚未发货')
  // A statement of its own: the one that waited for the lock does not see steps that were added meanwhile.
  await sql`
    insert into shipment_step (shipment_id, position, text, created_at)
    select ${shipment.id}, coalesce(max(position), 0) + 1, ${text}, ${now} from shipment_step where shipment_id = ${shipment.id}`.execute(
    db,
  )
}
