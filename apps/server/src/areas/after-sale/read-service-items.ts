import {
  AFTER_SALE_STATUS,
  DAY,
  ORDER_STATUS,
  REFUND_STATUS,
  serviceRights,
  TRIAL_CHARGE,
  type OrderStatus,
  type ServiceLine,
  type ServiceRules,
} from '@hearth/domain'
import type { OrderAddress, OrderProduct, ServiceItem, ServiceItems } from '@hearth/sdk/core'
import { sql, type RawBuilder } from 'kysely'
import { serviceRulesOf, storedServiceRules, type StoredServiceRules } from '#areas/after-sale/service-settings'
import type { Database } from '#database/connect'
import { ascending, descending, pageOf } from '#kernel/page-of'

/** An order line with what decides about its service. */
export interface ServiceRow {
  orderId: string
  status: OrderStatus
  receivedAt: number | null
  /** Pieces that service can be asked for now: while some of the line wait to be sent, those; else those that were. */
  free: number
  /** While some wait and some were sent: those that wait, and those that were sent. */
  freeUnsent: number | null
  freeSent: number | null
  /** Whether these are in parcels, or were. */
  sent: boolean
  product: OrderProduct
  position: number
  giftOf: number | null
  /** Whether it was given codes. */
  codes: boolean
  /** Whether it waits for its crowd-funding. */
  gathering: boolean
  address: OrderAddress
  rules: StoredServiceRules | null
  /** Its free trial; null for what is bought. */
  trial: ServiceLine['trial'] | null
}

/** Pieces of an `item` in service whose money has not gone back; a gift's goes with its product's. */
export const piecesInService = (chosen = sql<boolean>`true`) => sql`coalesce((
  select sum(open.quantity) from after_sale open where open.item_id = item.id and ${chosen} and (
    open.status < ${sql.lit(AFTER_SALE_STATUS.received)}
    or (open.status = ${sql.lit(AFTER_SALE_STATUS.received)} and ${sql.lit(REFUND_STATUS.none)} = coalesce(
      (select main.refund_status from after_sale main where main.id = open.gift_of), open.refund_status)))
), 0)::integer`

/** Pieces of an item that are not in service, and whose money has not gone back. */
export const freePieces = sql<number>`item.quantity - item.refunded - ${piecesInService()}`

/** Those of them that wait to be sent, of an order that is partly on its way. */
const freeUnsent = sql<number>`(case when orders.status = ${sql.lit(ORDER_STATUS.paid)} and item.sent > 0
  then item.quantity - item.sent - item.refunded_unsent - ${piecesInService(sql`open.unshipped`)} else 0 end)`

/** Those of them that were sent. */
const freeSent = sql<number>`(item.sent - item.refunded + item.refunded_unsent - ${piecesInService(sql`not open.unshipped`)})`

/** @param sent whether, of a line that is partly on its way, the pieces that were sent are looked at */
const columnsOf = (sent: boolean) => sql`orders.id as "orderId", orders.status, orders.received_at as "receivedAt",
  case when ${freeUnsent} <= 0 then ${freePieces} when ${sql.lit(sent)} then ${freeSent} else ${freeUnsent} end as free,
  nullif(${freeUnsent}, 0) as "freeUnsent", case when ${freeUnsent} > 0 then ${freeSent} end as "freeSent",
  orders.status <> ${sql.lit(ORDER_STATUS.paid)} or (item.sent > 0 and (${freeUnsent} <= 0 or ${sql.lit(sent)})) as sent,
  item.position, item.gift_of as "giftOf",
  exists (select from order_code where order_code.item_id = item.id and withdrawn_at is null) as codes, orders.crowd_funding_held as gathering, orders.address, ${storedServiceRules} as rules, (
    select jsonb_build_object('status', free_trial.status, 'charge', free_trial.charge, 'endTime', free_trial.end_time)
    from free_trial where free_trial.order_id = orders.id and not item.gift) as trial, jsonb_build_object(
    'orderItemId', item.id, 'skuNo', item.sku_no, 'spuNo', item.spu_no, 'name', item.name, 'attributes', item.attributes,
    'picture', item.picture, 'price', item.price, 'itemQuantity', item.quantity, 'paidAmount', item.paid_amount, 'gift', item.gift
  ) as product`

/**
 * Lines of a shopper's orders with what decides about their service, in the order of the orders.
 * @param sent whether, of lines that are partly on their way, service is to be asked for of the pieces that were sent
 */
export async function readServiceRows(
  db: Database,
  shopperId: string,
  which: RawBuilder<boolean>,
  sent = false,
): Promise<ServiceRow[]> {
  const { rows } = await sql<ServiceRow>`
    select ${columnsOf(sent)} from orders join order_item item on item.order_id = orders.id
    where orders.shopper_id = ${shopperId} and orders.vip_type is null and ${which} order by orders.id, item.position`.execute(
    db,
  )
  return rows
}

/** What service a line has a right to. */
export const rightsOf = (row: ServiceRow, now: number) =>
  serviceRights(
    {
      orderStatus: row.status,
      receivedAt: row.receivedAt,
      free: row.free,
      gift: row.product.gift,
      codes: row.codes,
      gathering: row.gathering,
      ...(row.trial ? { trial: row.trial } : {}),
    },
    serviceRulesOf(row.rules),
    now,
  )

/** Whether a line is being tried, and not bought. */
export const isOnTrial = ({ trial }: Pick<ServiceRow, 'trial'>): boolean =>
  !!trial && trial.charge !== TRIAL_CHARGE.paid

/** A line as shoppers see it. */
export function toServiceItem(row: ServiceRow, now: number): ServiceItem {
  const { serviceTypes, deadline, refusedReason } = rightsOf(row, now)
  return {
    ...row.product,
    orderId: row.orderId,
    serviceTypes,
    serviceQuantity: Math.max(0, row.free),
    ...(row.freeUnsent && row.freeSent ? { unsentQuantity: row.freeUnsent, sentQuantity: row.freeSent } : {}),
    serviceDeadline: deadline,
    ...(refusedReason === undefined ? {} : { refusedReason }),
  }
}

/** Whole days of the longest right there is. */
const longest = ({ refundDays, exchangeDays, repairDays }: ServiceRules) =>
  Math.max(refundDays, exchangeDays, repairDays)

/** A page of the lines that service can be asked for, of all of a shopper's orders, those ordered last first. */
export async function readServiceItems(
  db: Database,
  { shopperId, now, startId, count = 20 }: { shopperId: string; now: number; startId?: string; count?: number },
): Promise<ServiceItems> {
  const { rows: settings } = await sql<{
    rules: StoredServiceRules | null
  }>`select ${storedServiceRules} as rules`.execute(db)
  const since = now - longest(serviceRulesOf(settings[0]?.rules ?? null)) * DAY
  const open = sql`orders.shopper_id = ${shopperId} and orders.vip_type is null and not orders.crowd_funding_held and ${freePieces} > 0 and (
    (orders.status in (${sql.lit(ORDER_STATUS.paid)}, ${sql.lit(ORDER_STATUS.shipped)}) and not item.gift)
    or (orders.status = ${sql.lit(ORDER_STATUS.received)} and orders.received_at >= ${since}))`
  const page = pageOf({
    by: [descending('orders.created_at'), descending('orders.id'), ascending('item.position')],
    row: (last) => sql`
      order_item item join orders on orders.id = item.order_id
      where item.id = ${last} and orders.shopper_id = ${shopperId}`,
    after: startId,
    count,
  })
  const { rows } = await sql<ServiceRow & { total: number }>`
    with counted as (
      select count(*)::integer as total from orders join order_item item on item.order_id = orders.id where ${open}
    ),
    page as (
      select ${columnsOf(false)}, orders.created_at as at from orders join order_item item on item.order_id = orders.id
      where ${open} and ${page.beyond} order by ${page.order} limit ${page.limit}
    )
    select page.*, total from counted left join page on true order by page.at desc, page."orderId" desc, page.position`.execute(
    db,
  )
  const found = rows.filter(({ orderId }) => orderId !== null)
  const { rows: shown, after } = page.cut(found, ({ product }) => product.orderItemId)
  const result = shown.map((row) => toServiceItem(row, now))
  return { result, totalCount: rows[0]?.total ?? 0, startId: after }
}
