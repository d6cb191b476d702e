import { isPendingPayment, ORDER_WAY, type OrderStatus } from '@hearth/domain'
import type {
  ListSecondOrders,
  OrderFees,
  Picture,
  QuoteOrderFees,
  SecondOrder,
  SecondOrderPage,
} from '@hearth/sdk/core'
import { sql } from 'kysely'
import type { Database } from '#database/connect'

interface Row {
  id: string
  status: OrderStatus
  name: string
  price: number
  createTime: number
  skuNo: string
  spuNo: string
  picture: Picture
}

/** Condition on a row of `second_order`: its number or name contains a word. `%` and `_` are ordinary characters. */
const holding = (word: string) => sql`and (
  strpos(second_order.id, ${word}) > 0
  or strpos(lower(second_order.name), lower(${word})) > 0
)`

/** Reads a page of a shopper's orders of the second channel, newest first, with their total number, in one query. */
export async function readSecondOrders(
  db: Database,
  shopperId: string,
  { start_id: after, count = 10, orderStatus, keyword }: ListSecondOrders,
): Promise<SecondOrderPage> {
  const word = keyword?.trim()
  const chosen = sql`second_order.shopper_id = ${shopperId}
    ${orderStatus === undefined ? sql`` : sql`and second_order.status = ${orderStatus}`}
    ${word ? holding(word) : sql``}`
  const { rows } = await sql<Row & { total: number }>`
    with counted as (select count(*) as total from second_order where ${chosen}),
    page as (
      select second_order.id, status, name, second_order.price, create_time as "createTime", sku.sku_no as "skuNo",
        sku.spu_no as "spuNo", sku.picture
      from second_order join sku on sku.sku_no = second_order.sku_no
      where ${chosen} ${
        after
          ? sql`and (create_time, id) < (select last.create_time, last.id from second_order last
              where last.id = ${after} and last.shopper_id = ${shopperId})`
          : sql``
      }
      order by create_time desc, id desc limit ${count}
    )
    select page.*, counted.total
    from counted
    left join page on true
    order by page."createTime" desc, page.id desc`.execute(db)
  const result = rows.filter((row) => row.id !== null).map(toSecondOrder)
  const last = result.at(-1)
  return { result, count: rows[0]?.total ?? 0, ...(last ? { oldest_id: last.oldest_id } : {}) }
}

function toSecondOrder({ id, status, name, price, createTime, skuNo, spuNo, picture }: Row): SecondOrder {
  return {
    orderId: id,
    orderWay: ORDER_WAY.secondChannel,
    orderStatus: status,
    isDumi: true,
    pendingCashAmount: isPendingPayment(status) ? price : 0,
    orderAmount: price,
    showCashAmount: price,
    products: [
      {
        orderItemId: `${id}-0`,
        skuNo,
        spuNo,
        name,
        attributes: [],
        picture,
        price,
        itemQuantity: 1,
        paidAmount: price,
        gift: false,
      },
    ],
    oldest_id: id,
    create_time: createTime,
  }
}

/**
 * Reads the present prices of a shopper's orders of the second channel, in the order of the request. Leaves out unknown
 * orders and those of other shoppers.
 */
export async function quoteSecondFees(
  db: Database,
  shopperId: string,
  { content }: QuoteOrderFees,
): Promise<OrderFees> {
  const ids = content.map(({ orderId }) => orderId)
  const { rows } = await sql<{ orderId: string; paymentFee: number }>`
    select id as "orderId", coalesce(fee, price) as "paymentFee" from second_order
    where shopper_id = ${shopperId} and id = any(${ids}::text[])`.execute(db)
  const found = new Map(rows.map((row) => [row.orderId, row]))
  return { result: ids.flatMap((id) => found.get(id) ?? []) }
}
