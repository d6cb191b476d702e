import { setImmediate } from 'node:timers/promises'
import {
  canChangeAddress,
  canMove,
  canRefundPart,
  canRefundWhole,
  ORDER_STATUS,
  PICKUP_STATUS,
  type OrderKindName,
  type OrderStatus,
} from '@hearth/domain'
import {
  OPS_CODE,
  type ChosenOrders,
  type ExportedOrder,
  type FoundOrder,
  type ListOpsOrders,
  type OpsOrder,
  type OpsOrderItem,
  type OpsOrderLine,
  type OpsOrderPage,
  type OrderMoney,
  type OrderNote,
  type OrderStep,
} from '@hearth/ops'
import type { OrderAddress } from '@hearth/sdk/core'
import { sql, type RawBuilder } from 'kysely'
import { storedPickup, type StoredPickup } from '#areas/cabinets/cabinet-parts'
import { storedReasonText } from '#areas/orders/cancel-reason'
import { chosenOrders } from '#areas/orders/ops/chosen-orders'
import { invoiceInWords } from '#areas/orders/ops/order-words'
import { readOrderMoney } from '#areas/orders/ops/read-order-money'
import type { RefundCause } from '#areas/payment/payable'
import { refundCauseText } from '#areas/payment/refund-cause-text'
import { termsOfKind, toldCampaign } from '#areas/orders/by-kind'
import type { Database } from '#database/connect'
import type { Schema } from '#database/schema'
import type { StoredInvoice } from '#database/tables/stored-invoice'
import { hide } from '#kernel/ops/ops-audit'
import type { OpsContext } from '#kernel/ops/ops-area'
import { OpsError } from '#kernel/ops/ops-error'
import { opsList, readList, whereOf } from '#kernel/ops/ops-list'
import { descending } from '#kernel/reads/page-of'
import type { Kinds, UnitOfWork } from '#shop/unit-of-work'

/** The parts of a unit of work that reading orders needs. */
type Reading = Pick<UnitOfWork, 'db' | 'kinds'>

/** Most orders in one export. */
const MOST = 10_000
/** Orders read in one batch. Requests of shoppers are answered between batches. */
const BATCH = 500

interface OrderRow extends Omit<
  Schema['orders'],
  | 'address'
  | 'kind'
  | 'invoice'
  | 'payment_status'
  | 'partly_sent'
  | 'remark'
  | 'version'
  | 'gold_amount'
  | 'star_amount'
  | 'integral'
> {
  address: OrderAddress
  kind: OrderKindName
  invoice: StoredInvoice | null
  remark: string
  version: number
  partly_sent: boolean
  gold_amount: number
  star_amount: number
  integral: number
  items: OpsOrderItem[]
  notes: OrderNote[]
  company: string | null
  tracking: string | null
  pickup: StoredPickup | null
  /** Terms of the order's kind; null if the kind has none. */
  terms: object | null
}

/** The actions that an order's state allows to staff. An order with a paid deposit can be refunded, not cancelled. */
export const stepsOf = (status: OrderStatus, partlySent: boolean): OrderStep[] => [
  ...(status === ORDER_STATUS.pendingPayment ? (['reprice', 'cancel'] as const) : []),
  ...(canChangeAddress(status, partlySent) ? (['move'] as const) : []),
  ...(canRefundWhole(status, partlySent) ? (['refund'] as const) : []),
  ...(canRefundPart(status) ? (['refundPart'] as const) : []),
  ...(canMove(status, ORDER_STATUS.shipped) ? (['ship'] as const) : []),
  ...(partlySent || status === ORDER_STATUS.shipped ? (['moveParcel'] as const) : []),
]

type LineRow = Omit<OpsOrderLine, 'allowed' | 'remindedAt' | 'partlyShipped'> & {
  remindedAt: number | null
  partly: boolean
}

const orderList = opsList<ListOpsOrders, LineRow>({
  columns: sql`
    id as "orderId", reminded_at as "remindedAt", version, status, partly_sent as partly, created_at as "createdAt",
    pay_amount as "payAmount", address ->> 'consigneeName' as consignee, (
      select string_agg(name || ' x' || quantity, ', ' order by position)
      from order_item where order_id = orders.id) as things`,
  from: sql`orders`,
  filters: chosenOrders,
  sorts: { newest: [descending('orders.created_at'), descending('orders.id')] },
  row: (after) => sql`orders where orders.id = ${after}`,
  nameOf: ({ orderId }) => orderId,
})

/** Lists orders in pages, newest first. */
export async function listOrders(context: OpsContext, payload: ListOpsOrders): Promise<OpsOrderPage> {
  const { rows, after } = await readList(orderList, context, payload)
  const orders = rows.map(({ remindedAt, partly, ...row }) => ({
    ...row,
    ...at('remindedAt', remindedAt),
    things: row.things ?? '',
    ...(partly ? { partlyShipped: true } : {}),
    allowed: stepsOf(row.status, partly),
  }))
  return { orders, after }
}

/** Pieces of a line that are still to be shipped. */
const leftToSend = sql`
  case when by_code or orders.status not in (${sql.lit(ORDER_STATUS.paid)}, ${sql.lit(ORDER_STATUS.shipped)}) then 0
    else quantity - sent - refunded_unsent end`

/** Finds the state, the parcels and the unshipped pieces of orders. */
export async function findOrders(db: Database, orderIds: readonly string[]): Promise<FoundOrder[]> {
  const { rows } = await sql<Omit<FoundOrder, 'sent'> & { company: string | null; tracking: string | null }>`
    select orders.id as "orderId", version, status, sent.company_name as company, sent.tracking_number as tracking,
      (
        select coalesce(
          jsonb_agg(
            jsonb_build_object('companyName', company_name, 'trackingNumber', tracking_number) order by position, id
          ), '[]'
        )
        from shipment
        where order_id = orders.id and returned_at is null
      ) as parcels,
      (
        select coalesce(
          jsonb_agg(
            jsonb_build_object('orderItemId', id, 'skuNo', sku_no, 'gift', gift, 'left', ${leftToSend})
            order by position
          ), '[]'
        )
        from order_item
        where order_id = orders.id
      ) as lines
    from orders left join lateral (
      ${lastParcel(sql`company_name, tracking_number`)}
    ) as sent on true
    where orders.id = any(${[...orderIds]}::text[])`.execute(db)
  return rows.map(({ company, tracking, ...order }) => ({ ...order, ...sentWith(company, tracking) }))
}

/** The newest parcel of an order, without returned ones. */
const lastParcel = (columns: RawBuilder<unknown>) => sql`
  select ${columns} from shipment
  where order_id = orders.id and returned_at is null
  order by position desc, id limit 1`

const sentWith = (companyName: string | null, trackingNumber: string | null) =>
  companyName === null || trackingNumber === null ? {} : { sent: { companyName, trackingNumber } }

/** Reads an order in full, with its recipient; nothing if it does not exist. */
export async function readOpsOrder(reading: Reading, orderId: string): Promise<OpsOrder | undefined> {
  const [row] = await readRows(reading, sql`id = ${orderId}`)
  if (!row) return undefined
  return toOrder(reading.kinds, row)
}

/** Reads orders in full. The condition also sets their order. */
export const readOpsOrders = async (reading: Reading, chosen: RawBuilder<object>): Promise<OpsOrder[]> =>
  (await readRows(reading, chosen)).map((row) => toOrder(reading.kinds, row))

/** An order for staff who may not see the recipient: the middle of the telephone and the street are masked. */
export const withoutPerson = <Order extends OpsOrder>(order: Order): Order => ({
  ...order,
  address: {
    ...order.address,
    consigneeTele: hide(order.address.consigneeTele, 3),
    detailAddress: hide(order.address.detailAddress, 0),
  },
})

/**
 * Reads orders with their parcels, the oldest first.
 * @throws OpsError badInput for more orders than can be exported
 */
export async function readExported(reading: Reading, chosen: ChosenOrders): Promise<ExportedOrder[]> {
  const { db, kinds } = reading
  const condition = whereOf(chosenOrders, chosen, 0)
  const found: ExportedOrder[] = []
  for (;;) {
    const last = found.at(-1)
    const next = last ? sql`and (created_at, id) > (${last.createdAt}, ${last.orderId})` : sql``
    const batch = await readRows(reading, sql`${condition} ${next} order by created_at, id limit ${BATCH}`)
    const money = await readOrderMoney(
      db,
      batch.map(({ id }) => id),
    )
    found.push(
      ...batch.map((row) => ({
        ...toOrder(kinds, row),
        ...money(row.id),
        ...sentWith(row.company, row.tracking),
      })),
    )
    if (found.length > MOST)
      throw new OpsError(OPS_CODE.badInput, { message: `一次最多导出 ${MOST} 个订单，请缩小日期范围`, field: 'from' })
    if (batch.length < BATCH) return found
    // The embedded engine answers without yielding. This lets other requests run.
    await setImmediate()
  }
}

async function readRows({ db, kinds }: Reading, chosen: RawBuilder<object>): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    select orders.*,
      (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'orderItemId', id, 'skuNo', sku_no, 'name', name, 'attributes', attributes, 'price', price,
              'quantity', quantity, 'sent', sent, 'left', ${leftToSend},
              'paidAmount', paid_amount, 'gift', gift
            ) order by position
          ), '[]'
        )
        from order_item
        where order_id = orders.id
      ) as items,
      (${lastParcel(sql`company_name`)}) as company, (${lastParcel(sql`tracking_number`)}) as tracking,
      (
        select coalesce(
          jsonb_agg(jsonb_build_object('text', text, 'author', author, 'at', created_at) order by position), '[]'
        )
        from order_note
        where order_id = orders.id
      ) as notes,
      ${storedPickup} as pickup, ${termsOfKind({ kinds })} as terms
    from orders
    where ${chosen}`.execute(db)
  return rows
}

function toOrder(kinds: Kinds, row: OrderRow): OpsOrder {
  const reason = storedReasonText(kinds, row.cancel_code, row.cancel_reason)
  return {
    orderId: row.id,
    version: row.version,
    status: row.status,
    createdAt: row.created_at,
    ...at('paidAt', row.paid_at),
    ...at('shippedAt', row.shipped_at),
    ...at('receivedAt', row.received_at),
    ...at('cancelledAt', row.cancelled_at),
    ...(reason === undefined ? {} : { cancelReason: reason }),
    ...sentTo(row),
    remark: row.remark,
    invoice: row.invoice ? invoiceInWords(row.invoice) : '',
    items: row.items,
    productAmount: row.product_amount,
    discountAmount: row.discount_amount,
    couponAmount: row.coupon_amount,
    freightAmount: row.freight_amount,
    goldAmount: row.gold_amount,
    starAmount: row.star_amount,
    payAmount: row.pay_amount,
    points: row.integral,
    ...toldCampaign(kinds, row),
    ...(row.partly_sent ? { partlyShipped: true } : {}),
    notes: row.notes,
    allowed: stepsOf(row.status, row.partly_sent),
  }
}

/** The destination of the order's parcels. For an order to a cabinet it is the cabinet, not the shopper's address. */
function sentTo({ address, pickup }: OrderRow): Pick<OpsOrder, 'address' | 'pickup'> {
  if (!pickup) return { address }
  const { cabinetId, name, address: place } = pickup.cabinet
  const there = { provinceName: '', cityName: '', districtName: '', streetName: '', detailAddress: `${place} ${name}` }
  const goesThere = pickup.status !== PICKUP_STATUS.returned && pickup.status !== PICKUP_STATUS.cancelled
  return {
    address: goesThere ? { ...address, ...there } : address,
    pickup: { cabinetId, name, status: pickup.status },
  }
}

const at = <Name extends string>(name: Name, time: number | null) =>
  (time === null ? {} : { [name]: time }) as { [Key in Name]?: number }

/** Payments and refunds of an order, oldest first. */
export async function readMoney(
  db: Database,
  orderId: string,
): Promise<{ payments: OrderMoney[]; refunds: OrderMoney[] }> {
  const { rows: payments } = await sql<OrderMoney>`
    select id, channel, amount, status, '' as reason, created_at as "createdAt" from payment
    where order_id = ${orderId}
    order by created_at, id`.execute(db)
  const { rows: owed } = await sql<Omit<OrderMoney, 'reason'> & { cause: RefundCause; words: string | null }>`
    select refund.id,
      (
        select string_agg(distinct channel, ', ')
        from refund_part part
        join payment on payment.id = part.payment_id
        where part.refund_id = refund.id
      ) as channel,
      amount, status, cause, words, created_at as "createdAt"
    from refund
    where order_id = ${orderId}
    order by created_at, id`.execute(db)
  const refunds = owed.map(({ cause, words, ...one }) => ({ ...one, reason: refundCauseText(cause, words) }))
  return { payments, refunds }
}
