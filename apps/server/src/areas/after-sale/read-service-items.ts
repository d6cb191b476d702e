import {
  AFTER_SALE_STATUS,
  DAY,
  ORDER_STATUS,
  REFUND_STATUS,
  serviceRights,
  type OrderKindName,
  type OrderStatus,
  type ServiceReasonNode,
  type ServiceRules,
} from '@hearth/domain'
import type { OrderAddress, OrderProduct, ServiceItem, ServiceItems } from '@hearth/sdk/core'
import { sql, type RawBuilder } from 'kysely'
import { serviceRulesOf, storedServiceRules, type StoredServiceRules } from '#areas/returns/service-rules'
import { byKind, isOfKinds, termsOfKind } from '#areas/orders/by-kind'
import { orderProduct } from '#areas/orders/reads/order-product'
import { ascending, descending, pageOf } from '#kernel/reads/page-of'
import { orderKindOf } from '#shop/order-kind'
import type { Kinds, UnitOfWork } from '#shop/unit-of-work'

/** An order line, with the facts that decide about its service. */
export interface ServiceRow {
  orderId: string
  status: OrderStatus
  receivedAt: number | null
  /**
   * Pieces for which service can be requested now. Of a partly shipped line, these are either the unshipped or the
   * shipped pieces; `sent` says which.
   */
  free: number
  /**
   * The pieces of a partly shipped line for which service can be requested: `freeUnsent` counts those not shipped,
   * `freeSent` those shipped. Both are null for other lines, and if no unshipped piece is left.
   */
  freeUnsent: number | null
  freeSent: number | null
  /** Whether the pieces of `free` were shipped. */
  sent: boolean
  product: OrderProduct
  position: number
  giftOf: number | null
  /** Fen: value of a piece of a gift; null if it is unknown. */
  giftWorth: number | null
  /** Whether codes were issued for the line and not withdrawn. */
  codes: boolean
  /** The kind of the order, and the order's terms of this kind. */
  kind: OrderKindName
  terms: object | null
  address: OrderAddress
  rules: StoredServiceRules | null
}

/**
 * SQL: pieces of an `item` that are in a running request and not refunded yet. The request of a gift counts as refunded
 * once the request of its product is refunded.
 */
export const piecesInService = (chosen = sql<boolean>`true`) => sql`coalesce((
  select sum(open.quantity) from after_sale open where open.item_id = item.id and ${chosen} and (
    open.status < ${sql.lit(AFTER_SALE_STATUS.received)}
    or (open.status = ${sql.lit(AFTER_SALE_STATUS.received)} and ${sql.lit(REFUND_STATUS.none)} = coalesce(
      (select main.refund_status from after_sale main where main.id = open.gift_of), open.refund_status)))
), 0)::integer`

/** SQL: pieces of an item that are neither in service nor refunded. */
export const freePieces = sql<number>`item.quantity - item.refunded - ${piecesInService()}`

/** SQL: the free pieces of an item that are not shipped, if the item is partly shipped; otherwise 0. */
const freeUnsent = sql<number>`(case when orders.status = ${sql.lit(ORDER_STATUS.paid)} and item.sent > 0
  then item.quantity - item.sent - item.refunded_unsent - ${piecesInService(sql`open.unshipped`)} else 0 end)`

/** SQL: the free pieces of an item that were shipped. */
const freeSent = sql<number>`(
  item.sent - item.refunded + item.refunded_unsent - ${piecesInService(sql`not open.unshipped`)}
)`

/**
 * Returns the SQL columns of a `ServiceRow`.
 * @param sent for a partly shipped line: whether `free` counts the shipped pieces
 */
const columnsOf = (
  work: Pick<UnitOfWork, 'kinds'>,
  sent: boolean,
) => sql`orders.id as "orderId", orders.status, orders.received_at as "receivedAt",
  case when ${freeUnsent} <= 0 then ${freePieces} when ${sql.lit(sent)} then ${freeSent} else ${freeUnsent} end as free,
  nullif(${freeUnsent}, 0) as "freeUnsent", case when ${freeUnsent} > 0 then ${freeSent} end as "freeSent",
  orders.status <> ${sql.lit(ORDER_STATUS.paid)}
    or (item.sent > 0 and (${freeUnsent} <= 0 or ${sql.lit(sent)})) as sent,
  item.position, item.gift_of as "giftOf", item.gift_worth as "giftWorth",
  exists (select from order_code where order_code.item_id = item.id and withdrawn_at is null) as codes,
  orders.kind, ${termsOfKind(work)} as terms, orders.address, ${storedServiceRules} as rules,
  ${orderProduct} as product`

/** Condition on a row of `orders`: its kind has no after-sale service. */
const isUnserved = (work: Pick<UnitOfWork, 'kinds'>) => isOfKinds(work, ({ service }) => service?.never === true)

/**
 * Reads lines of a shopper's orders with the facts that decide about their service, sorted by order number.
 * @param sent for a partly shipped line: whether service is requested for the shipped pieces
 */
export async function readServiceRows(
  work: Pick<UnitOfWork, 'db' | 'kinds'>,
  shopperId: string,
  which: RawBuilder<boolean>,
  sent = false,
): Promise<ServiceRow[]> {
  const { rows } = await sql<ServiceRow>`
    select ${columnsOf(work, sent)} from orders join order_item item on item.order_id = orders.id
    where orders.shopper_id = ${shopperId} and not ${isUnserved(work)} and ${which}
    order by orders.id, item.position`.execute(work.db)
  return rows
}

/** The service rights of a line. */
export function rightsOf(kinds: Kinds, row: ServiceRow, now: number) {
  const byKind = row.terms ? orderKindOf(kinds, row.kind).service?.rights?.(row.terms, now) : undefined
  return serviceRights(
    {
      orderStatus: row.status,
      receivedAt: row.receivedAt,
      free: row.free,
      gift: row.product.gift,
      codes: row.codes,
      ...(byKind ? { byKind } : {}),
    },
    serviceRulesOf(row.rules),
    now,
  )
}

/**
 * Returns the reasons that the kind of a line's order allows for a request; undefined if it allows the usual reasons.
 */
export const reasonsByKind = (
  kinds: Kinds,
  { kind, terms }: Pick<ServiceRow, 'kind' | 'terms'>,
): readonly ServiceReasonNode[] | undefined => (terms ? orderKindOf(kinds, kind).service?.reasons?.(terms) : undefined)

/** A line as shoppers see it. */
export function toServiceItem(kinds: Kinds, row: ServiceRow, now: number): ServiceItem {
  const { serviceTypes, deadline, refusedReason } = rightsOf(kinds, row, now)
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

/** Returns the number of days of the longest service right: to a refund, an exchange or a repair. */
const longest = ({ refundDays, exchangeDays, repairDays }: ServiceRules) =>
  Math.max(refundDays, exchangeDays, repairDays)

/** A page of the lines of a shopper's orders for which service can be requested, the latest order first. */
export async function readServiceItems(
  work: Pick<UnitOfWork, 'db' | 'kinds' | 'now'>,
  { shopperId, startId, count = 20 }: { shopperId: string; startId?: string; count?: number },
): Promise<ServiceItems> {
  const { db, kinds, now } = work
  const { rows: settings } = await sql<{
    rules: StoredServiceRules | null
  }>`select ${storedServiceRules} as rules`.execute(db)
  const since = now - longest(serviceRulesOf(settings[0]?.rules ?? null)) * DAY
  const unlisted = byKind<boolean>(work, ({ service }) => service?.unlisted, sql<boolean>`false`)
  const open = sql`orders.shopper_id = ${shopperId}
    and not ${isUnserved(work)} and not ${unlisted} and ${freePieces} > 0
    and (
      (orders.status in (${sql.lit(ORDER_STATUS.paid)}, ${sql.lit(ORDER_STATUS.shipped)}) and not item.gift)
      or (orders.status = ${sql.lit(ORDER_STATUS.received)} and orders.received_at >= ${since})
    )`
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
      select count(*)::integer as total
      from orders
      join order_item item on item.order_id = orders.id
      where ${open}
    ),
    page as (
      select ${columnsOf(work, false)}, orders.created_at as at
      from orders
      join order_item item on item.order_id = orders.id
      where ${open} and ${page.beyond}
      order by ${page.order} limit ${page.limit}
    )
    select page.*, total
    from counted
    left join page on true
    order by page.at desc, page."orderId" desc, page.position`.execute(db)
  const found = rows.filter(({ orderId }) => orderId !== null)
  const { rows: shown, after } = page.cut(found, ({ product }) => product.orderItemId)
  const result = shown.map((row) => toServiceItem(kinds, row, now))
  return { result, totalCount: rows[0]?.total ?? 0, startId: after }
}
