import { pickups, type ChangeCabinet, type Changed, type ListCabinetsOps, type ListPickups } from '@hearth/ops'
import type { OpsCabinet, OpsCabinetPage, PickupParcel, OpsPickupPage } from '@hearth/ops'
import { REPLY_CODE } from '@hearth/domain'
import { sql } from 'kysely'
import { changedOrder, lockAsRead, orderTarget, type OrderAsRead } from '#areas/orders/order-as-read'
import { fetchParcel } from '#areas/pickup/fetch-parcel'
import { sendParcelBack } from '#areas/pickup/send-back'
import { storeParcel } from '#areas/pickup/store-parcel'
import type { Database } from '#database/connect'
import { reads, writes, type OpsContext, type Written } from '#kernel/ops-area'
import { needVersion } from '#kernel/ops-error'
import { ShopError } from '#kernel/shop-error'

const cabinetColumns = sql`id as "cabinetId", kind, name, address, open, capacity, taken, most_pieces as "mostPieces", version`

/** What staff ask of cabinets and of what is in them. */
export const pickupOps = [
  reads(pickups, {
    cabinets: (wish, { db }) => listAll(db, wish),
    list: (wish, { db }) => listPickups(db, wish),
  }),
  writes(pickups, {
    changeCabinet: (wish, context) => changeCabinet(context, wish),
    putIn: ({ fcOrderId = '', ...order }, context) =>
      onOrder(context, order, { fcOrderId }, (before) =>
        storeParcel(context, { ...before, fcOrderId: fcOrderId.trim() }),
      ),
    fetch: ({ code, ...order }, context) =>
      onOrder(context, order, {}, ({ orderId }) => fetchParcel(context, orderId, code)),
    sendBack: (order, context) => onOrder(context, order, {}, (before) => sendParcelBack(context, before, 'shop')),
  }),
]

/** Changes an order as it was read, and tells what that left. */
async function onOrder(
  context: OpsContext,
  { orderId, version }: { orderId: string; version: number },
  more: object,
  change: (before: OrderAsRead) => Promise<void>,
): Promise<Written<Changed>> {
  const before = await lockAsRead(context.db, orderId, version)
  await change(before)
  const { status, ...reply } = await changedOrder(context.db, before)
  return {
    reply,
    changes: [{ target: orderTarget(orderId), before: { status: before.status }, after: { status, ...more } }],
  }
}

async function listAll(db: Database, { cityCode, after = '', count = 20 }: ListCabinetsOps): Promise<OpsCabinetPage> {
  const { rows } = await sql<OpsCabinet>`
    select ${cabinetColumns} from cabinet where id > ${after} ${cityCode === undefined ? sql`` : sql`and city_code = ${cityCode}`}
    order by id limit ${count + 1}`.execute(db)
  const cabinets = rows.slice(0, count)
  return { cabinets, after: rows.length > count ? cabinets.at(-1)!.cabinetId : '' }
}

async function listPickups(
  db: Database,
  { status, cabinetId, after, count = 20 }: ListPickups,
): Promise<OpsPickupPage> {
  const { rows } = await sql<Omit<PickupParcel, 'fetchUntil'> & { fetchUntil: number | null }>`
    select order_id as "orderId", orders.version, cabinet_id as "cabinetId", cabinet ->> 'name' as name, pickup.status,
      fc_order_id as "fcOrderId", fetch_until as "fetchUntil"
    from pickup join orders on orders.id = pickup.order_id
    where true ${status === undefined ? sql`` : sql`and pickup.status = ${status}`}
      ${cabinetId === undefined ? sql`` : sql`and cabinet_id = ${cabinetId}`}
      ${after ? sql`and order_id < ${after}` : sql``}
    order by order_id desc limit ${count + 1}`.execute(db)
  const found = rows
    .slice(0, count)
    .map(({ fetchUntil, ...one }): PickupParcel => ({ ...one, ...(fetchUntil !== null && { fetchUntil }) }))
  return { pickups: found, after: rows.length > count ? found.at(-1)!.orderId : '' }
}

async function changeCabinet(
  { db }: OpsContext,
  { cabinetId, version, open, capacity }: ChangeCabinet,
): Promise<Written<OpsCabinet>> {
  const { rows } =
    await sql<OpsCabinet>`select ${cabinetColumns} from cabinet where id = ${cabinetId} for update`.execute(db)
  const [before] = rows
  if (!before) throw new ShopError(REPLY_CODE.notFound, '自提点不存在', 'cabinetId')
  needVersion(before.version, version)
  const after = { open: open ?? before.open, capacity: capacity ?? before.capacity }
  await sql`
    update cabinet set open = ${after.open}, capacity = ${after.capacity}, version = version + 1 where id = ${cabinetId}`.execute(
    db,
  )
  return {
    reply: { ...before, ...after, version: version + 1 },
    changes: [
      {
        target: { kind: 'cabinet', id: cabinetId },
        before: { open: before.open, capacity: before.capacity },
        after,
      },
    ],
  }
}
