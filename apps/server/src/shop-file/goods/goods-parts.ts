import type { GoodsCount, GoodsPicture, PreviewGoods, TakenGoods } from '@hearth/ops'
import { readNames } from '#shop-file/goods/goods-cells'
import { PICTURE_HEADINGS } from '#shop-file/goods/goods-pictures'
import { readGoodsTable, type TableRow } from '#shop-file/goods/goods-table'
import { PRODUCTS_AT_ONCE } from '#shop-file/import-in-parts'

/** Maximum number of rows of one part, unless a single product has more. */
const ROWS_AT_ONCE = 1_000

/** Splits a spreadsheet of goods into parts of whole products, in the order of their first rows. */
export function goodsParts(rows: readonly string[][], pictures: readonly GoodsPicture[]): PreviewGoods[] {
  const [head = [], ...body] = rows
  const parts: TableRow[][][] = [[]]
  for (const product of productsOf(readGoodsTable(rows).rows)) {
    const last = parts.at(-1)!
    const isFull = last.length === PRODUCTS_AT_ONCE || last.flat().length + product.length > ROWS_AT_ONCE
    if (isFull && last.length > 0) parts.push([product])
    else last.push(product)
  }
  if (parts.length === 1) return [{ rows: [...rows], pictures: [...pictures] }]
  return parts.map((products) => {
    const some = products.flat().sort((one, other) => one.row - other.row)
    const named = new Set(some.flatMap(picturesIn))
    return {
      rows: [head, ...some.map(({ row }) => body[row - 2]!)],
      rowNumbers: [1, ...some.map(({ row }) => row)],
      pictures: pictures.filter(({ name }) => named.has(name)),
    }
  })
}

/** Groups rows that name the same product or the same sku. A row that names neither is a group of its own. */
function productsOf(rows: readonly TableRow[]): TableRow[][] {
  const byNumber = new Map<string, TableRow[]>()
  const products = new Set<TableRow[]>()
  for (const row of rows) {
    const numbers = [
      ...(row.spuNo === '' ? [] : [`product ${row.spuNo}`]),
      ...(row.skuNo === '' ? [] : [`sku ${row.skuNo}`]),
    ]
    const known = numbers.map((number) => byNumber.get(number)).filter((rows) => rows !== undefined)
    const [first = [], ...others] = new Set(known)
    first.push(row, ...others.flat())
    products.add(first)
    for (const other of others) products.delete(other)
    for (const one of [row, ...others.flat()])
      for (const number of [`product ${one.spuNo}`, `sku ${one.skuNo}`])
        if (!number.endsWith(' ')) byNumber.set(number, first)
  }
  return [...products]
}

const picturesIn = ({ spu, sku }: TableRow): string[] =>
  [...spu, ...sku].flatMap(([{ heading }, cell]) => (PICTURE_HEADINGS.has(heading) ? readNames(cell) : []))

/** Adds up the results of the parts of an import. */
export function takenTogether(taken: readonly TakenGoods[]): TakenGoods {
  const headings = [...new Set(taken.flatMap(({ columns }) => columns.map(({ heading }) => heading)))]
  const columns = taken.flatMap((one) => one.columns)
  return {
    products: sum(taken.map(({ products }) => products)),
    skus: sum(taken.map(({ skus }) => skus)),
    categories: [...new Set(taken.flatMap(({ categories }) => categories))],
    columns: headings.map((heading) => ({
      heading,
      changed: columns.reduce((count, one) => count + (one.heading === heading ? one.changed : 0), 0),
    })),
    changes: taken.flatMap(({ changes }) => changes),
  }
}

const sum = (counts: readonly GoodsCount[]): GoodsCount =>
  counts.reduce((all, { added, changed, unchanged }) => ({
    added: all.added + added,
    changed: all.changed + changed,
    unchanged: all.unchanged + unchanged,
  }))
