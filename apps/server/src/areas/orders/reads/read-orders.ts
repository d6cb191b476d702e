import { isPendingPayment, ORDER_STATUS, receiveTime } from '@hearth/domain'
import type { Order, OrderAddress, OrderItem, OrderProduct, PriceDetail } from '@hearth/sdk/core'
import { sql, type Selectable } from 'kysely'
import { termsOfKind, toldCampaign } from '#areas/orders/by-kind'
import { receiveDays } from '#areas/orders/order-rules'
import { parcelStepText, type StoredStep } from '#areas/orders/shipping/parcel-step-text'
import { orderProduct } from '#areas/orders/reads/order-product'
import { storedReasonText } from '#areas/orders/cancel-reason'
import { isInCabinet, storedPickup, toCabinetParcel, type StoredPickup } from '#areas/cabinets/cabinet-parts'
import type { Schema } from '#database/schema'
import { descending, pageOf } from '#kernel/reads/page-of'
import { orderKindOf } from '#shop/order-kind'
import type { Kinds, UnitOfWork } from '#shop/unit-of-work'

/** An order as it is stored, with its products. */
type OrderRow = Omit<Selectable<Schema['orders']>, 'address' | 'payment_status' | 'remark' | 'invoice'> & {
  address: OrderAddress
  payment_status: Order['paymentStatus']
  remark: string
  invoice: { invoiceTitle?: string } | null
  products: OrderProduct[]
  /** The newest step of the newest parcel, while it is on its way. */
  parcelStep: (StoredStep & { time: number; company: string }) | null
  /** The terms of the order's kind. */
  terms: object | null
}

/** A stored order, with the fields that are shown only on its own page. */
type WholeRow = OrderRow & {
  priceDetails: PriceDetail[]
  receiveDays: number
  pickup: StoredPickup | null
}

const orderColumns = (work: Pick<UnitOfWork, 'kinds'>) => sql`
  orders.*,
  (
    select coalesce(jsonb_agg(${orderProduct} order by item.position), '[]')
    from order_item item
    where item.order_id = orders.id
  ) as products,
  case when orders.status = ${sql.lit(ORDER_STATUS.shipped)} then (
    select jsonb_build_object('code', code, 'text', text, 'time', step.created_at, 'company', company_name)
    from shipment
    join shipment_step step on step.shipment_id = shipment.id
    where shipment.order_id = orders.id
    order by shipment.position desc, step.position desc limit 1
  ) end as "parcelStep",
  ${termsOfKind(work)} as terms`

/**
 * The price rows that an order was placed with, with the present names of promotions and coupons. The worth of gifts is
 * not shown.
 */
const storedPriceDetails = sql<PriceDetail[]>`(
  select coalesce(
    jsonb_agg(
      jsonb_strip_nulls(jsonb_build_object(
        'skuNo', item.sku_no, 'stage', price.stage,
        'sourceName', coalesce(promotion.name, bundle.name, coupon_batch.name, du_batch.name), 'fen', price.fen
      )) order by price.position
    ), '[]'
  )
  from price_row price
  left join order_item item on item.order_id = price.order_id and item.position = price.item_position
  left join promotion on price.source_kind = 'promotion' and promotion.id = price.source_id
  left join bundle on price.source_kind = 'bundle' and bundle.id = price.source_id
  left join coupon on price.source_kind = 'coupon' and coupon.id = price.source_id
  left join coupon_batch on coupon_batch.id = coupon.batch_id
  left join du_code on price.source_kind = 'code' and du_code.id = price.source_id
  left join du_batch on du_batch.id = du_code.batch_id
  where price.order_id = orders.id and price.fen <> 0)`

/** Which orders of a shopper to list. */
export interface OrderFilter {
  shopperId: string
  status?: number
  /** The order after which the page begins. */
  after?: string
  /** Text in the order's number, or in the name of one of its products. */
  keyword?: string
  count: number
}

/** A page of a shopper's orders with their products, newest first, and the number of all of them: one query. */
export async function readOrders(
  work: Pick<UnitOfWork, 'db' | 'kinds'>,
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
      select ${orderColumns(work)} from orders
      where ${chosen} and ${page.beyond}
      order by ${page.order} limit ${page.limit}
    )
    select page.*, counted.total
    from counted
    left join page on true
    order by page.created_at desc, page.id desc`.execute(work.db)
  const found = page.cut(
    rows.filter((row) => row.id !== null),
    ({ id }) => id,
  )
  return {
    orders: found.rows.map((row) => toItem(work.kinds, row)),
    totalCount: rows[0]?.total ?? 0,
    after: found.after,
  }
}

/** Unpaid orders, which include those that wait for the balance of a pre-sale. */
const statusesOf = (status: number): number[] =>
  status === ORDER_STATUS.pendingPayment ? [status, ORDER_STATUS.pendingFinalPayment] : [status]

/** Searches in order numbers and product names. `%` and `_` are ordinary characters. */
const holding = (word: string) => sql`and (strpos(orders.id, ${word}) > 0 or (
  -- Not as \`exists\`: the planner would search the products of everybody's orders.
  select bool_or(strpos(lower(order_item.name), lower(${word})) > 0) from order_item
  where order_item.order_id = orders.id))`

/**
 * An order of a shopper, without its parcels. Nothing if it does not exist, or belongs to another shopper. One query.
 */
export async function readOrder(
  work: Pick<UnitOfWork, 'db' | 'kinds'>,
  shopperId: string,
  orderId: string,
): Promise<Omit<Order, 'parcels'> | undefined> {
  const { rows } = await sql<WholeRow>`
    select ${orderColumns(work)}, ${storedPriceDetails} as "priceDetails", ${receiveDays} as "receiveDays",
      ${storedPickup} as pickup from orders
    where id = ${orderId} and shopper_id = ${shopperId} and removed_at is null`.execute(work.db)
  return rows[0] && toOrder(work.kinds, rows[0])
}

function toItem(kinds: Kinds, row: OrderRow): OrderItem {
  const { terms } = row
  const kind = orderKindOf(kinds, row.kind)
  const pending = isPendingPayment(row.status)
  const whole = { status: row.status, payAmount: row.pay_amount }
  const due = pending ? ((terms && kind.due?.(terms, whole)) ?? row.pay_amount) : 0
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
    ...toldCampaign(kinds, row),
    remindTime: row.reminded_at ?? undefined,
    ...(row.partly_sent ? { partlyShipped: true } : {}),
    shipTime: row.shipped_at ?? undefined,
    ...(row.parcelStep && {
      parcelStep: { text: parcelStepText(row.parcelStep, row.parcelStep.company), time: row.parcelStep.time },
    }),
  }
}

function toOrder(kinds: Kinds, row: WholeRow): Omit<Order, 'parcels'> {
  return {
    ...toItem(kinds, row),
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
    cancelReason: storedReasonText(kinds, row.cancel_code, row.cancel_reason),
  }
}
