import { formatFen, SKU_STATUS, stringWidth } from '@hearth/domain'
import { sql } from 'kysely'
import { SOLD } from '#areas/products/read-cards'
import { readCount, readWords } from '#operator/arguments'
import { OperatorRefusal } from '#operator/operator-request'
import { padded, printable } from '#operator/printable'
import type { OperatorShop } from '#operator/operator-shop'

interface Product {
  spu_no: string
  name: string
  category: string
  category_code: string
  sold: number
  skus: { skuNo: string; name: string; price: number; stock: number; sold: number; status: number }[]
}

/** `products [--shelf on|off] [--search] [--count]`: each product with its skus, in the order of the shop's pages. */
export async function productsCommand({ db }: OperatorShop, args: readonly string[]): Promise<string> {
  const { options } = readWords(args, ['shelf', 'search', 'count'], 0)
  const { shelf, search } = options
  if (shelf !== undefined && shelf !== 'on' && shelf !== 'off') throw new OperatorRefusal('--shelf is on or off.', 2)
  const count = readCount(options['count'])
  const status = shelf === 'on' ? SKU_STATUS.active : SKU_STATUS.inactive
  const { rows } = await sql<Product>`
    select spu.spu_no, spu.name, category.name as category, spu.category_code, ${SOLD} as sold, (
      select coalesce(jsonb_agg(jsonb_build_object('skuNo', sku_no, 'name', sku_name, 'price', price, 'stock', stock, 'sold', sold, 'status', sku_status) order by position, sku_no), '[]')
      from sku where sku.spu_no = spu.spu_no
    ) as skus
    from spu join category on category.code = spu.category_code left join spu_sold on spu_sold.spu_no = spu.spu_no
    where true
      ${shelf === undefined ? sql`` : sql`and exists (select from sku where sku.spu_no = spu.spu_no and sku_status = ${status})`}
      ${search === undefined ? sql`` : found(search)}
    order by category.position, spu.category_code, spu.position, spu.spu_no limit ${count}`.execute(db)
  return rows.length === 0 ? 'There are no such products.' : rows.map(inLines).join('\n')
}

/** Looks in names and numbers of products and skus; `%` and `_` are letters like others. */
const found = (word: string) => sql`and (
  strpos(lower(spu.name), lower(${word})) > 0 or spu.spu_no = ${word}
  or exists (select from sku where sku.spu_no = spu.spu_no and (sku.sku_no = ${word} or strpos(lower(sku_name), lower(${word})) > 0)))`

function inLines({ spu_no: spuNo, name, category, category_code: code, sold, skus }: Product): string {
  const total = skus.reduce((sum, { stock }) => sum + stock, 0)
  const head = [
    spuNo,
    printable(name),
    priceRange(skus),
    `${total} left`,
    `${sold} sold`,
    onShelf(skus),
    `in ${printable(category)} (/allproducts?category=${encodeURIComponent(code)})`,
  ].join('  ')
  const widest = Math.max(...skus.map((sku) => stringWidth(printable(sku.name))))
  const lines = skus.map(
    (sku) =>
      `  ${sku.skuNo}  ${padded(printable(sku.name), widest)}  ${formatFen(sku.price).padStart(10)}  ${sku.stock} left  ${sku.sold} sold${sku.status === SKU_STATUS.active ? '' : '  off the shelf'}`,
  )
  return [head, ...lines].join('\n')
}

function priceRange(skus: Product['skus']): string {
  const prices = skus.map(({ price }) => price)
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  return least === most ? formatFen(least) : `${formatFen(least)}-${formatFen(most)}`
}

function onShelf(skus: Product['skus']): string {
  const on = skus.filter(({ status }) => status === SKU_STATUS.active).length
  if (on === 0) return 'off the shelf'
  return on === skus.length ? 'on the shelf' : `${on} of ${skus.length} skus on the shelf`
}
