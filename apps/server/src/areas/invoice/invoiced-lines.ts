import { INVOICE_CONTENT, PAYMENT_STATUS, type GrossLine, type InvoiceContent } from '@hearth/domain'
import type { SkuAttribute } from '@hearth/sdk/core'
import { sql, type RawBuilder } from 'kysely'
import { depositKept } from '#areas/payment/deposits'
import type { Database } from '#database/connect'

/** The unit of products. */
const PIECE = '件'

/** Fen paid for an item, less refunds. Amounts that the shop held back from a refund count as paid. */
const leftOfItem = sql<number>`(item.paid_amount - coalesce((
  select sum(fen) from refund_row join refund on refund.id = refund_row.refund_id
  where refund.order_id = item.order_id and item_position = item.position), 0))::bigint`

/** Fen paid for repairs of an order. */
const paidForRepairs = sql<number>`(
  select coalesce(sum(amount), 0) from payment
  where payment.order_id = orders.id and payable_kind = 'repair'
    and payment.status = ${sql.lit(PAYMENT_STATUS.paid)})`

/**
 * An expression on a row of `orders` for the fen that can be invoiced: products that were paid and not refunded, paid
 * repairs, and a forfeited deposit.
 */
export const invoiceMoney: RawBuilder<number> = sql<number>`(
  case when orders.paid_at is null then 0 else (
    select coalesce(sum(${leftOfItem}), 0) from order_item item where item.order_id = orders.id) end
  + ${paidForRepairs} + ${depositKept})::bigint`

/**
 * Reads the lines of an order's invoice: its products, or their categories, with the amounts that were not refunded,
 * its repairs, and a forfeited deposit. A gift is a line if a refund held back its worth.
 */
export const readInvoicedLines = async (
  db: Database,
  orderId: string,
  content: InvoiceContent,
): Promise<GrossLine[]> => [
  ...(await readGoods(db, orderId, content)),
  ...(await readRepairs(db, orderId)),
  ...(await readDepositKept(db, orderId)),
]

async function readRepairs(db: Database, orderId: string): Promise<GrossLine[]> {
  const { rows } = await sql<{ specification: string; gross: number }>`
    select item.name as specification, payment.amount as gross
    from payment join after_sale on after_sale.id = payable_id join order_item item on item.id = item_id
    where payment.order_id = ${orderId} and payable_kind = 'repair' and payment.status = ${PAYMENT_STATUS.paid}
    order by payment.created_at, payment.id`.execute(db)
  return rows.map((row) => ({ name: '维修服务', ...row, unit: '次', quantity: 1 }))
}

async function readDepositKept(db: Database, orderId: string): Promise<GrossLine[]> {
  const { rows } = await sql<{ gross: number }>`
    select ${depositKept} as gross from orders where id = ${orderId}`.execute(db)
  return rows.map(({ gross }) => ({ name: '预售定金（未支付尾款，按约定不退）', unit: '笔', quantity: 1, gross }))
}

async function readGoods(db: Database, orderId: string, content: InvoiceContent): Promise<GrossLine[]> {
  const { rows } = await sql<GrossLine & { category: string; attributes: SkuAttribute[] }>`
    select item.name, item.attributes, (item.quantity - item.refunded) as quantity, ${leftOfItem} as gross,
      coalesce(category.name, '商品') as category
    from order_item item
    join orders on orders.id = item.order_id and paid_at is not null
    left join spu on spu.spu_no = item.spu_no
    left join category on category.code = spu.category_code
    where item.order_id = ${orderId}
    order by item.position`.execute(db)
  const lines = rows
    .filter(({ gross }) => gross > 0)
    .map(({ quantity, ...row }) => ({ ...row, quantity: Math.max(1, quantity) }))
  if (content === INVOICE_CONTENT.details)
    return lines.map(({ name, attributes, quantity, gross }) => ({
      name,
      ...(attributes.length > 0 && { specification: attributes.map(({ value }) => value).join(' ') }),
      unit: PIECE,
      quantity,
      gross,
    }))
  const categories = [...new Set(lines.map(({ category }) => category))]
  return categories.map((name) => {
    const of = lines.filter(({ category }) => category === name)
    return { name, quantity: 1, gross: of.reduce((sum, { gross }) => sum + gross, 0) }
  })
}
