import { pickups, type ChangeCabinet, type Changed, type ListCabinetsOps, type ListPickups } from '@hearth/ops'
import type { OpsCabinet, PickupParcel } from '@hearth/ops'
import { REPLY_CODE } from '@hearth/domain'
import { sql } from 'kysely'
import { changedOrder, lockAsRead, orderTarget, type OrderAsRead } from '#areas/orders/ops/order-as-read'
import { fetchParcel } from '#areas/pickup/fetch-parcel'
import { sendParcelBack } from '#areas/pickup/send-back'
import { storeParcel } from '#areas/pickup/store-parcel'
import { reads, writes, type OpsContext, type Written } from '#kernel/ops/ops-area'
import { opsList, readList } from '#kernel/ops/ops-list'
import { ascending, descending } from '#kernel/reads/page-of'
import { ShopError } from '#kernel/shop-error'
import { versioned } from '#kernel/ops/versioned'

const cabinetColumns = sql`id as "cabinetId", kind, name, address, open, capacity, taken,
  most_pieces as "mostPieces", version`

const cabinetList = opsList<ListCabinetsOps, OpsCabinet>({
  columns: cabinetColumns,
  from: sql`cabinet`,
  filters: { cityCode: (cityCode) => sql`city_code = ${cityCode}` },
  sorts: { id: [ascending('id')] },
  nameOf: ({ cabinetId }) => cabinetId,
})

const pickupList = opsList<ListPickups, Omit<PickupParcel, 'fetchUntil'> & { fetchUntil: number | null }>({
  columns: sql`
    order_id as "orderId", orders.version, cabinet_id as "cabinetId", cabinet ->> 'name' as name, pickup.status,
    fc_order_id as "fcOrderId", fetch_until as "fetchUntil"`,
  from: sql`pickup join orders on orders.id = pickup.order_id`,
  filters: {
    status: (status) => sql`pickup.status = ${status}`,
    cabinetId: (cabinetId) => sql`cabinet_id = ${cabinetId}`,
  },
  sorts: { newest: [descending('order_id')] },
  nameOf: ({ orderId }) => orderId,
})

/** Calls of staff for cabinets and their parcels. */
export const pickupOps = [
  reads(pickups, {
    async cabinets(wish, context) {
      const { rows, after } = await readList(cabinetList, context, wish)
      return { cabinets: rows, after }
    },
    async list(wish, context) {
      const { rows, after } = await readList(pickupList, context, wish)
      const pickups = rows.map(({ fetchUntil, ...one }) => ({ ...one, ...(fetchUntil !== null && { fetchUntil }) }))
      return { pickups, after }
    },
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

/** Changes an order if its version is the one that staff read. Returns the reply and the entry for the audit log. */
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

const cabinets = versioned<OpsCabinet>({
  kind: 'cabinet',
  async find(db, cabinetId, lock) {
    const { rows } = await sql<OpsCabinet>`
      select ${cabinetColumns} from cabinet where id = ${cabinetId} ${lock ? sql`for update` : sql``}`.execute(db)
    return rows[0]
  },
  missing: () => new ShopError(REPLY_CODE.notFound, '自提点不存在', 'cabinetId'),
  told: ({ open, capacity }) => ({ open, capacity }),
})

const changeCabinet = (
  context: OpsContext,
  { cabinetId, version, open, capacity }: ChangeCabinet,
): Promise<Written<OpsCabinet>> =>
  cabinets.change(context, { id: cabinetId, version }, async (before) => {
    await sql`
      update cabinet set open = ${open ?? before.open}, capacity = ${capacity ?? before.capacity}, version = version + 1
      where id = ${cabinetId}`.execute(context.db)
  })
