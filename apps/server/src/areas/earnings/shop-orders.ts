import {
  lineEarning,
  maskName,
  maskTelephone,
  ORDER_STATUS,
  PROMOTER_KIND,
  PROMOTER_REFUSAL,
  REBATE_REFUSAL_LABEL,
  REBATE_STATUS,
  REPLY_CODE,
  type OrderKindName,
  type OrderStatus,
  type PromoterKind,
  type RebateStatus,
  type SharedOrderFacts,
} from '@hearth/domain'
import type {
  ItemEarning,
  ListShopOrders,
  OperLogs,
  OrderAddress,
  OrderProduct,
  ShopCustomer,
  ShopOrder,
  ShopOrderDetail,
  ShopOrders,
} from '@hearth/sdk/core'
import { sql, type RawBuilder } from 'kysely'
import { orderProduct } from '#areas/orders/reads/order-product'
import { noSuchOrder } from '#areas/orders/own-order'
import { readLogs } from '#areas/orders/reads/read-logs'
import { hasShop } from '#areas/promoter-terms/promoter-facts'
import type { Database } from '#database/connect'
import type { Context } from '#kernel/context'
import { descending, pageOf } from '#kernel/reads/page-of'
import { ShopError } from '#kernel/shop-error'

interface KeptLine {
  earned: number
  takenBack: number
  rate: number
  status: RebateStatus
}

interface OrderRow {
  orderId: string
  orderStatus: OrderStatus
  orderKind: OrderKindName
  orderAmount: number
  transactionTime: number
  facts: SharedOrderFacts
  products: OrderProduct[]
  /** The rebate of each item, by its id; items without a rebate are left out. */
  lines: Record<string, KeptLine>
}

const COLUMNS = sql`
  orders.id as "orderId", orders.status as "orderStatus", orders.kind as "orderKind",
  orders.pay_amount as "orderAmount", share.placed_at as "transactionTime", share.facts,
  (
    select coalesce(jsonb_agg(${orderProduct} order by item.position), '[]')
    from order_item item where item.order_id = orders.id
  ) as products,
  (
    select coalesce(jsonb_object_agg(line.item_id, jsonb_build_object(
      'earned', line.earned, 'takenBack', line.taken_back, 'rate', line.rate, 'status', line.status)), '{}')
    from rebate_line line where line.order_id = orders.id
  ) as lines`

/**
 * For each item of an order, its rebate so far or expected, or why it has none. It applies the rules by which rebates
 * are booked.
 */
function earningsOf({ facts, orderKind, orderStatus, products, lines }: OrderRow): ItemEarning[] {
  return products.map(({ orderItemId, skuNo, paidAmount, gift }) => {
    const line = lines[orderItemId]
    if (line) return { orderItemId, rebateAmount: line.earned - line.takenBack, rate: line.rate / 100 }
    const earning = lineEarning(facts, orderKind, { skuNo, paid: paidAmount, gift: gift ?? false })
    if ('refusal' in earning)
      return {
        orderItemId,
        rebateAmount: 0,
        refusal: earning.refusal,
        reason: REBATE_REFUSAL_LABEL[earning.refusal],
      }
    const open = orderStatus !== ORDER_STATUS.cancelled
    return { orderItemId, rebateAmount: open ? earning.fen : 0, rate: earning.rate.rate / 100 }
  })
}

function statusOf({ lines, orderStatus }: OrderRow, rebateAmount: number): RebateStatus {
  const states = Object.values(lines).map(({ status }) => status)
  if (rebateAmount === 0) return REBATE_STATUS.cancelled
  if (states.includes(REBATE_STATUS.pending)) return REBATE_STATUS.pending
  if (states.includes(REBATE_STATUS.settled)) return REBATE_STATUS.settled
  return orderStatus === ORDER_STATUS.cancelled ? REBATE_STATUS.cancelled : REBATE_STATUS.pending
}

function toShopOrder(row: OrderRow): ShopOrder {
  const earnings = earningsOf(row)
  const rebateAmount = earnings.reduce((sum, one) => sum + one.rebateAmount, 0)
  return {
    orderId: row.orderId,
    orderStatus: row.orderStatus,
    products: row.products,
    orderAmount: row.orderAmount,
    rebateAmount,
    rebateStatus: statusOf(row, rebateAmount),
    earnings,
    transactionTime: row.transactionTime,
  }
}

/** Unpaid orders include those that wait for the balance of a pre-sale. */
const statusesOf = (status: OrderStatus): number[] =>
  status === ORDER_STATUS.pendingPayment ? [status, ORDER_STATUS.pendingFinalPayment] : [status]

/**
 * A page of the orders placed through a promoter's shares with the earnings of each, latest first: one query.
 * @throws ShopError wrongState for a shopper without a shop
 */
export async function listShopOrders(
  { db, needShopper }: Pick<Context, 'db' | 'needShopper'>,
  kind: PromoterKind,
  { orderStatus, channelCode, startId, count = 20 }: ListShopOrders,
): Promise<ShopOrders> {
  const shopperId = needShopper()
  const chosen = sql`share.shopper_id = ${shopperId} and share.kind = ${kind}
    ${orderStatus === undefined ? sql`` : sql`and orders.status = any(${statusesOf(orderStatus)}::integer[])`}
    ${channelCode === undefined ? sql`` : sql`and share.channel_code = ${channelCode}`}`
  const page = pageOf({
    by: [descending('share.placed_at'), descending('share.order_id')],
    row: (after) => sql`order_share share where share.order_id = ${after} and share.shopper_id = ${shopperId}`,
    ...(startId === undefined ? {} : { after: startId }),
    count,
  })
  const from = sql`order_share share join orders on orders.id = share.order_id`
  const { rows } = await sql<{ total: number; hasShop: boolean } & (OrderRow | { orderId: null })>`
    with page as (
      select ${COLUMNS} from ${from} where ${chosen} and ${page.beyond} order by ${page.order} limit ${page.limit}
    )
    select page.*, counted.total, ${hasShop(shopperId, kind)} as "hasShop"
    from (select count(*)::integer as total from ${from} where ${chosen}) as counted
    left join page on true
    order by page."transactionTime" desc, page."orderId" desc`.execute(db)
  const [first] = rows
  if (!first?.hasShop && first?.total === 0)
    throw new ShopError(
      REPLY_CODE.wrongState,
      kind === PROMOTER_KIND.partner ? PROMOTER_REFUSAL.noPartnerShop : PROMOTER_REFUSAL.noShop,
    )
  const orders = rows.filter((row): row is OrderRow & { total: number; hasShop: boolean } => row.orderId !== null)
  const { rows: cut, after } = page.cut(orders, ({ orderId }) => orderId)
  return { result: cut.map(toShopOrder), totalCount: first?.total ?? 0, startId: after }
}

/**
 * Reads a part of an order placed through the caller's share.
 * @throws ShopError notFound for any other order
 */
async function needShared<Row extends object>(
  { db, needShopper }: { db: Database; needShopper(): string },
  orderId: string,
  columns: RawBuilder<Row>,
): Promise<Row> {
  const { rows } = await sql<Row>`
    select ${columns} from order_share share
    join orders on orders.id = share.order_id
    where share.order_id = ${orderId} and share.shopper_id = ${needShopper()}`.execute(db)
  if (!rows[0]) throw noSuchOrder()
  return rows[0]
}

/**
 * An order placed through the caller's share: one query.
 * @throws ShopError notFound for any other order
 */
export const readShopOrder = async (
  context: Pick<Context, 'db' | 'needShopper'>,
  orderId: string,
): Promise<ShopOrderDetail> => ({
  order: toShopOrder(await needShared(context, orderId, COLUMNS as RawBuilder<OrderRow>)),
})

/**
 * The buyer of an order of the caller's shop, partly masked: one query.
 * @throws ShopError notFound for any other order
 */
export async function readCustomer(
  context: Pick<Context, 'db' | 'needShopper'>,
  orderId: string,
): Promise<ShopCustomer> {
  const { address } = await needShared(context, orderId, sql<{ address: OrderAddress }>`orders.address`)
  const { consigneeName, consigneeTele, provinceName, cityName, districtName } = address
  // A municipality is listed both as a province and as its only city.
  const areas = [...new Set([provinceName, cityName, districtName])]
  return { name: maskName(consigneeName), telephone: maskTelephone(consigneeTele), address: areas.join('') }
}

/**
 * The log of an order of the caller's shop, newest first: two queries. It shows only headings, since details can
 * contain tracking numbers, codes and addresses.
 * @throws ShopError notFound for any other order
 */
export async function readShopLogs(
  context: Pick<Context, 'db' | 'needShopper' | 'kinds'>,
  orderId: string,
): Promise<OperLogs> {
  await needShared(context, orderId, sql<{ orderId: string }>`orders.id as "orderId"`)
  const { operLogs } = await readLogs(context, orderId)
  return { operLogs: operLogs.map((log) => ({ ...log, detail: '' })) }
}
