import { INVOICE_CONTENT, type GrossLine, type InvoiceContent } from '@hearth/domain'
import type { SkuAttribute } from '@hearth/sdk/core'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#database/connect'

/** What products are counted in. */
const PIECE = '件'

/** Fen that were paid for an item and have not gone back; what the shop kept of a refund stays. */
const leftOfItem = sql<number>`(item.paid_amount - coalesce((
  select sum(fen) from refund_row join refund on refund.id = refund_row.refund_id
  where refund.order_id = item.order_id and item_position = item.position), 0))::bigint`

/** Fen of an order that can be invoiced, as an expression over `orders`: paid for products, and not given back. */
export const invoiceMoney: RawBuilder<number> = sql<number>`case when orders.paid_at is null then 0 else (
  select coalesce(sum(${leftOfItem}), 0) from order_item item where item.order_id = orders.id) end::bigint`

/**
 * The lines of an order's invoice: its products, or their categories, with what is left of each. A gift is one where
 * its worth was kept of a refund.
 */
export async function readInvoicedLines(db: Database, orderId: string, content: InvoiceContent): Promise<GrossLine[]> {
  const { rows } = await sql<GrossLine & { category: string; attributes: SkuAttribute[] }>`
    select item.name, item.attributes, (item.quantity - item.refunded) as quantity, ${leftOfItem} as gross,
      coalesce(category.name, '商品') as category
    from order_item item
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
