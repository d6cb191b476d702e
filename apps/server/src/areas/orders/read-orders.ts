import { isPendingPayment, ORDER_STATUS, receiveTime } from '@hearth/domain'
import type { Order, OrderAddress, OrderItem, OrderPreSale, OrderProduct, PriceDetail } from '@hearth/sdk/core'
import { sql, type Selectable } from 'kysely'
import { amountDue, PRE_SALE } from '#areas/orders/order-pre-sale'
import { receiveDays } from '#areas/orders/order-rules'
import { storedReasonText } from '#areas/orders/cancel-reason'
import { storedTrial, toldTrial, type TrialRow } from '#areas/trials/trial-row'
import { isInCabinet, storedPickup, toCabinetParcel, type StoredPickup } from '#areas/cabinets/cabinet-parts'
import { CROWD_FUNDING, toldCrowdFunding, type StoredCrowdFunding } from '#areas/fundings/crowd-funding-row'
import type { Schema } from '#database/schema'
import type { Database } from '#database/connect'
import { descending, pageOf } from '#kernel/page-of'

/** An order as it is stored, with its products. */
type OrderRow = Omit<Selectable<Schema['orders']>, 'address' | 'payment_status' | 'remark' | 'invoice'> & {
  address: OrderAddress
  payment_status: Order['paymentStatus']
  remark: string
  invoice: { invoiceTitle?: string } | null
  products: OrderProduct[]
  preSale: OrderPreSale | null
  crowdFunding: StoredCrowdFunding | null
}

/** The same with what only the whole order tells. */
type WholeRow = OrderRow & {
  priceDetails: PriceDetail[]
  receiveDays: number
  freeTrial: TrialRow | null
  pickup: StoredPickup | null
}

const orderColumns = sql`
  orders.*, (
    select coalesce(jsonb_agg(jsonb_build_object(
      'orderItemId', id, 'skuNo', sku_no, 'spuNo', spu_no, 'name', name, 'attributes', attributes, 'picture', picture,
      'price', price, 'itemQuantity', quantity, 'paidAmount', paid_amount, 'gift', gift) order by position), '[]')
    from order_item where order_item.order_id = orders.id
  ) as products, ${PRE_SALE} as "preSale",
  (select ${CROWD_FUNDING} from crowd_funding where crowd_funding.id = orders.crowd_funding_id) as "crowdFunding"`

/** The rows an order was placed with, by the names that promotions and coupons have now; what gifts cost is not told. */
const storedPriceDetails = sql<PriceDetail[]>`(
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('skuNo', item.sku_no, 'stage', price.stage,
    'sourceName', coalesce(promotion.name, bundle.name, coupon_batch.name, du_batch.name), 'fen', price.fen)) order by price.position), '[]')
  from price_row price
  left join order_item item on item.order_id = price.order_id and item.position = price.item_position
  left join promotion on price.source_kind = 'promotion' and promotion.id = price.source_id
  left join bundle on price.source_kind = 'bundle' and bundle.id = price.source_id
  left join coupon on price.source_kind = 'coupon' and coupon.id = price.source_id
  left join coupon_batch on coupon_batch.id = coupon.batch_id
  left join du_code on price.source_kind = 'code' and du_code.id = price.source_id
  left join du_batch on du_batch.id = du_code.batch_id
  where price.order_id = orders.id and price.fen <> 0)`

/** Which orders of a shopper. */
export interface OrderFilter {
  shopperId: string
  status?: number
  /** The order after which to go on. */
  after?: string
  /** What the number of an order, or the name of one of its products, must hold. */
  keyword?: string
  count: number
}

/** A page of a shopper's orders, newest first, with their products, and how many there are in all: one query. */
export async function readOrders(
  db: Database,
  { shopperId, status, after, keyword, count }: OrderFilter,
): Promise<{ orders: OrderItem[]; totalCount: number; after: string }> {
  const chosen = sql`orders.shopper_id = ${shopperId} and removed_at is null
    ${status === undefined ? sql`` : sql`and orders.status = any(${statusesOf(status)}::integer[])`}
    ${keyword === undefined ? sql`` : holding(keyword)}`
  const page = pageOf({
    by: [descending('orders.created_at'), descending('orders.id')],
    row: (last) => sql`orders where orders.id = ${last} and orders.shopper_id = ${shopperId}`,
    after,
    count,
  })
  const { rows } = await sql<OrderRow & { total: number }>`
    with counted as (select count(*) as total from orders where ${chosen}),
    page as (
      select ${orderColumns} from orders
      where ${chosen} and ${page.beyond} order by ${page.order} limit ${page.limit}
    )
    select page.*, counted.total from counted left join page on true order by page.created_at desc, page.id desc`.execute(
    db,
  )
  const found = page.cut(
    rows.filter((row) => row.id !== null),
    ({ id }) => id,
  )
  return { orders: found.rows.map(toItem), totalCount: rows[0]?.total ?? 0, after: found.after }
}

/** Orders that wait for the balance of a pre-sale wait for a payment, too. */
const statusesOf = (status: number): number[] =>
  status === ORDER_STATUS.pendingPayment ? [status, ORDER_STATUS.pendingFinalPayment] : [status]

/** Looks in numbers of orders and names of products; `%` and `_` are letters like others. */
const holding = (word: string) => sql`and (strpos(orders.id, ${word}) > 0 or (
  -- Not as \`exists\`, which the planner answers by looking through the products of everybody's orders.
  select bool_or(strpos(lower(order_item.name), lower(${word})) > 0) from order_item where order_item.order_id = orders.id))`

/** One order of a shopper, but for its parcels; nothing when it is not there or another's. One query. */
export async function readOrder(
  db: Database,
  shopperId: string,
  orderId: string,
): Promise<Omit<Order, 'parcels'> | undefined> {
  const { rows } = await sql<WholeRow>`
    select ${orderColumns}, ${storedPriceDetails} as "priceDetails", ${receiveDays} as "receiveDays", ${storedTrial} as "freeTrial",
      ${storedPickup} as pickup from orders
    where id = ${orderId} and shopper_id = ${shopperId} and removed_at is null`.execute(db)
  return rows[0] && toOrder(rows[0])
}

function toItem(row: OrderRow): OrderItem {
  const pending = isPendingPayment(row.status)
  const due = amountDue(row.status, { payAmount: row.pay_amount, preSale: row.preSale })
  return {
    orderId: row.id,
    orderWay: row.order_way,
    orderStatus: row.status,
    pendingCashAmount: due,
    orderAmount: row.pay_amount,
    showCashAmount: pending ? due : row.pay_amount,
    products: row.products,
    transactionTime: row.created_at,
    payDeadline: pending ? row.pay_deadline : undefined,
    preSale: row.preSale ?? undefined,
    ...(row.crowdFunding
      ? { crowdFunding: { promotionId: row.crowdFunding.promotionId, ...toldCrowdFunding(row.crowdFunding) } }
      : {}),
    remindTime: row.reminded_at ?? undefined,
    ...(row.partly_sent ? { partlyShipped: true } : {}),
    shipTime: row.shipped_at ?? undefined,
    ...(row.vip_type === null ? {} : { vipType: row.vip_type }),
  }
}

function toOrder(row: WholeRow): Omit<Order, 'parcels'> {
  return {
    ...toItem(row),
    amounts: {
      productAmount: row.product_amount,
      discountAmount: row.discount_amount,
      couponAmount: row.coupon_amount,
      freightAmount: row.freight_amount,
      goldAmount: row.gold_amount,
      starAmount: row.star_amount,
      payAmount: row.pay_amount,
    },
    priceDetails: row.priceDetails,
    address: row.address.consigneeName === '' ? undefined : row.address,
    ...(row.pickup && { pickup: toCabinetParcel(row.pickup) }),
    remark: row.remark,
    invoiceTitle: row.invoice?.invoiceTitle,
    paymentStatus: row.payment_status,
    payTime: row.paid_at ?? undefined,
    receiveTime: row.received_at ?? undefined,
    autoReceiveTime:
      row.status === ORDER_STATUS.shipped && row.shipped_at !== null && !isInCabinet(row.pickup)
        ? receiveTime(row.shipped_at, row.receiveDays)
        : undefined,
    cancelTime: row.cancelled_at ?? undefined,
    cancelReason: storedReasonText(row.cancel_code, row.cancel_reason),
    ...(row.freeTrial ? { freeTrial: toldTrial(row.freeTrial, row.received_at) } : {}),
  }
}
