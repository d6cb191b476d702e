import { canMove, ORDER_STATUS, REPLY_CODE } from '@hearth/domain'
import { sql } from 'kysely'
import { readHolds } from '#areas/orders/order-holds'
import { emitOrderEvent, insertOrderEvents } from '#areas/orders/events/order-event'
import { lockOrder, noSuchOrder } from '#areas/orders/own-order'
import { countLeft, packOrders, type PackedForOrder, type ParcelToShip } from '#areas/orders/shipping/pack-orders'
import { listRows } from '#database/list-rows'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

/**
 * Ships a paid order, or a part of it, in one parcel. The order is shipped with its last piece.
 * @throws ShopError notFound for an unknown order or line; wrongState if the order is not paid, or already shipped;
 * badInput with `items` for pieces that can't be shipped
 */
export async function shipOrder(work: UnitOfWork, orderId: string, parcel: ParcelToShip): Promise<void> {
  const order = await lockOrder(work.db, orderId)
  if (!order) throw noSuchOrder()
  if (!canMove(order.status, ORDER_STATUS.shipped)) throw new ShopError(REPLY_CODE.wrongState)
  const held = (await readHolds(work, [orderId])).get(orderId)
  if (held) throw new ShopError(REPLY_CODE.wrongState, held.words)
  await sendParcels(work, await packOrders(work, [{ orderId, ...parcel }]))
}

/** Data of the event `order.shipped`, from the row of a parcel. */
const SHIPPED_WITH = sql<object>`jsonb_strip_nulls(jsonb_build_object(
  'companyName', changed.company, 'trackingNumber', changed.tracking, 'left', nullif(changed.pieces_left, 0),
  'rest', case when changed.rest then true end
))`

/** The columns of a shipped parcel, in the form that the statement reads. */
const PART = `id text, order_id text, company text, tracking text, position integer, rest boolean,
  pieces_left integer`

const SHIPPED = sql<object>`select id, version, company, tracking, rest, pieces_left from shipped`

/**
 * Ships packed parcels, one for each order. The caller has locked the orders and found them paid. It is always one
 * statement.
 */
export async function sendParcels(work: UnitOfWork, parcels: readonly PackedForOrder[]): Promise<void> {
  const { db, now, random, afterCommit, outbox } = work
  const rows = parcels.map(({ orderId, companyName, trackingNumber, position, rest, left }) => ({
    id: random.uuid(),
    order_id: orderId,
    company: companyName,
    tracking: trackingNumber,
    position,
    rest,
    pieces_left: left,
  }))
  const pieces = parcels.flatMap((parcel, at) =>
    parcel.pieces.map(({ orderItemId, quantity }) => ({ shipment_id: rows[at]!.id, item_id: orderItemId, quantity })),
  )
  const shipped = sql.lit(ORDER_STATUS.shipped)
  await sql`
    with part as (select * from ${listRows(rows, PART)} as part),
    piece as (select * from ${listRows(pieces, 'shipment_id text, item_id text, quantity integer')} as piece),
    shipped as (
      update orders
      set status = case when pieces_left = 0 then ${shipped} else status end,
        shipped_at = case when pieces_left = 0 then ${now}::bigint end,
        partly_sent = pieces_left > 0, version = version + 1
      from part
      where orders.id = part.order_id
      returning orders.id, version, company, tracking, rest, pieces_left
    ),
    parcel as (
      insert into shipment (id, order_id, company_name, tracking_number, position, created_at)
      select id, order_id, company, tracking, position, ${now}::bigint from part
      returning id
    ),
    packed as (
      insert into shipment_item (shipment_id, item_id, quantity)
      select shipment_id, item_id, quantity from piece
    ),
    counted as (
      update order_item set sent = sent + piece.quantity
      from piece
      where order_item.id = piece.item_id
    ),
    step as (
      insert into shipment_step (shipment_id, position, code, created_at)
      select id, 1, 'sent', ${now}::bigint from parcel
    )
    ${insertOrderEvents('order.shipped', SHIPPED_WITH, work, SHIPPED)}`.execute(db)
  afterCommit(outbox.wake)
}

/** Marks a partly shipped order as shipped, after its unshipped pieces were refunded. The caller has locked it. */
export async function endSending(work: UnitOfWork, orderId: string): Promise<void> {
  if ((await countLeft(work.db, orderId)) > 0) return
  await sql`
    update orders set status = ${ORDER_STATUS.shipped}, shipped_at = ${work.now}, partly_sent = false
    where id = ${orderId}`.execute(work.db)
  await emitOrderEvent(work, [orderId], 'order.restRefunded', {})
}

/**
 * Records that the parcels of an order came back to the shop. Their pieces are to be shipped again, except those that
 * were refunded meanwhile. The caller has locked the order.
 */
export async function takeBackParcels({ db, now }: UnitOfWork, orderId: string): Promise<void> {
  await sql`update shipment set returned_at = ${now} where order_id = ${orderId} and returned_at is null`.execute(db)
  await sql`update order_item set sent = 0, refunded_unsent = refunded where order_id = ${orderId}`.execute(db)
}

/**
 * Adds a step to a parcel of an order: the one with the given number, or the newest.
 * @throws ShopError notFound if the order does not exist, is not shipped, or has no such parcel
 */
export async function addParcelStep(
  { db, now }: UnitOfWork,
  orderId: string,
  { text, trackingNumber }: { text: string; trackingNumber?: string },
): Promise<void> {
  const named = trackingNumber === undefined ? sql`` : sql`and tracking_number = ${trackingNumber}`
  const { rows } = await sql<{ id: string }>`
    select id from shipment where order_id = ${orderId} ${named} order by position desc, id limit 1 for update`.execute(
    db,
  )
  const [shipment] = rows
  if (!shipment)
    throw trackingNumber === undefined
      ? new ShopError(REPLY_CODE.notFound, '订单不存在或尚未发货')
      : new ShopError(REPLY_CODE.notFound, '订单没有这个包裹', 'trackingNumber')
  // This is a separate statement, since the one that waited for the lock does not see steps that were added meanwhile.
  await sql`
    insert into shipment_step (shipment_id, position, text, created_at)
    select ${shipment.id}, coalesce(max(position), 0) + 1, ${text}, ${now} from shipment_step
    where shipment_id = ${shipment.id}`.execute(db)
}
