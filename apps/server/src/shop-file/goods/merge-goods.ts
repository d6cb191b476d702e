import type { GoodsChange, ShopFileCategory } from '@hearth/ops'
import { CellFault, EMPTIED, plainCell } from '#shop-file/goods/goods-cells'
import type { CellNames, GoodsColumn } from '#shop-file/goods/goods-column'
import type { GivenPictures } from '#shop-file/goods/goods-pictures'
import type { GoodsTable, TableRow } from '#shop-file/goods/goods-table'
import { newSku, newSpu, withChoices } from '#shop-file/goods/new-goods'
import { SKU_COLUMNS, SKU_NO } from '#shop-file/goods/sku-columns'
import { SPU_COLUMNS, SPU_NO } from '#shop-file/goods/spu-columns'
import type { GoodsSpu, KnownGoods } from '#shop-file/goods/stored-goods'

/** A product named in a spreadsheet, as it will be after the import. */
export interface MergedSpu {
  spu: GoodsSpu
  before?: GoodsSpu
  /** The rows of the product. */
  rows: TableRow[]
  /** The row of each sku that the spreadsheet names. */
  skuRows: ReadonlyMap<string, TableRow>
  /** Cells of the product and of its existing skus that differ from the shop's values. */
  changes: (GoodsChange & { ofSku: boolean })[]
}

/** Whether the import changes the product: a cell differs from the shop's value, or a sku is new. */
export const isChanged = ({ spu, before, changes }: MergedSpu): boolean =>
  changes.length > 0 || spu.skus.length !== before?.skus.length

/** The products that result from a spreadsheet and the existing ones. */
export interface MergedGoods {
  products: MergedSpu[]
  /** New categories, in the order in which they are first named. */
  categories: ShopFileCategory[]
  faults: GoodsTable['faults']
}

type Fault = MergedGoods['faults'][number]

/** Merges the rows of a spreadsheet into the existing products: empty cells change nothing. */
export function mergeGoods(table: GoodsTable, known: KnownGoods, { pictureOf }: GivenPictures): MergedGoods {
  const faults: Fault[] = []
  const categories = newCategories(known)
  const names: CellNames = { ...known, pictureOf, categoryOf: categories.codeOf }
  const bySpu = groupRows(table, known, faults)
  const products = [...bySpu].map(([spuNo, rows]) => {
    const before = known.products.find((spu) => spu.spuNo === spuNo)
    return mergeSpu({ spuNo, rows, before, names, table, faults })
  })
  return {
    products: products.flatMap((one) => one ?? []),
    categories: categories.made(products.flatMap((one) => one?.spu ?? [])),
    faults,
  }
}

/** Groups rows by the numbers of their products. */
function groupRows({ rows }: GoodsTable, { products }: KnownGoods, faults: Fault[]): Map<string, TableRow[]> {
  const spuOf = new Map(products.flatMap(({ spuNo, skus }) => skus.map(({ skuNo }) => [skuNo, spuNo])))
  const bySpu = new Map<string, TableRow[]>()
  const seen = new Map<string, number>()
  for (const row of rows) {
    const spuNo = row.spuNo === '' ? spuOf.get(row.skuNo) : row.spuNo
    const first = seen.get(row.skuNo)
    if (first !== undefined)
      faults.push({ row: row.row, heading: SKU_NO.heading, text: `${row.skuNo} 与第 ${first} 行重复` })
    else if (spuNo === undefined) faults.push({ row: row.row, ...unknownRow(row) })
    else bySpu.set(spuNo, [...(bySpu.get(spuNo) ?? []), row])
    if (row.skuNo !== '' && first === undefined) seen.set(row.skuNo, row.row)
  }
  return bySpu
}

const unknownRow = ({ skuNo }: TableRow): Pick<Fault, 'heading' | 'text'> =>
  skuNo === ''
    ? { heading: SPU_NO.heading, text: '请填写商品编号' }
    : { heading: SKU_NO.heading, text: `没有 SKU ${skuNo}；要新增，请填写商品编号` }

interface SpuWork {
  spuNo: string
  rows: TableRow[]
  before: GoodsSpu | undefined
  names: CellNames
  table: GoodsTable
  faults: Fault[]
}

function mergeSpu({ spuNo, rows, before, names, table, faults }: SpuWork): MergedSpu | undefined {
  const changes: MergedSpu['changes'] = []
  const missing = before ? [] : needed([...SPU_COLUMNS, ...SKU_COLUMNS], table)
  if (missing.length > 0) {
    const text = `没有商品 ${spuNo}；要新增，还需要这些列：${missing.join('、')}`
    faults.push({ row: rows[0]!.row, heading: SPU_NO.heading, text })
    return undefined
  }
  let spu = before ?? newSpu(spuNo, names)
  const said = new Map<GoodsColumn<GoodsSpu>, [string, TableRow]>()
  for (const row of rows)
    for (const [column, cell] of row.spu) {
      const [other, { row: first } = row] = said.get(column) ?? []
      if (other !== undefined && other !== cell)
        faults.push({ row: row.row, heading: column.heading, text: `与第 ${first} 行不同，同一商品只能有一个` })
      else said.set(column, [cell, row])
    }
  for (const column of SPU_COLUMNS) {
    const [cell, row] = said.get(column) ?? []
    if (cell === undefined || row === undefined) continue
    const taken = take({ column, of: spu, id: spuNo, cell, row, names, faults, known: before !== undefined })
    if (taken.change) changes.push({ ...taken.change, ofSku: false })
    spu = taken.of
  }
  const skuRows = rowsBySku({ spuNo, rows, before, faults })
  const skus = new Map(spu.skus.map((sku) => [sku.skuNo, sku]))
  for (const [skuNo, row] of skuRows) {
    const old = skus.get(skuNo)
    const lacking = old || !before ? [] : needed(SKU_COLUMNS, table)
    if (lacking.length > 0) {
      const text = `没有 SKU ${skuNo}；要新增，还需要这些列：${lacking.join('、')}`
      faults.push({ row: row.row, heading: SKU_NO.heading, text })
      continue
    }
    let sku = old ?? newSku(skuNo)
    for (const [column, cell] of row.sku) {
      // A new sku has sold nothing, even if its row was copied from another sku's.
      if (!old && column.told) continue
      const taken = take({ column, of: sku, id: skuNo, cell, row, names, faults, known: old !== undefined })
      if (taken.change) changes.push({ ...taken.change, ofSku: true })
      sku = taken.of
    }
    const { soldThen: _, ...now } = sku
    skus.set(skuNo, now)
  }
  if (skus.size === 0) return undefined
  const whole = withChoices({ ...spu, skus: [...skus.values()] }, names, before)
  return { spu: whole, ...(before ? { before } : {}), rows, skuRows, changes }
}

/** Returns the headings of columns that a new product or sku needs and the spreadsheet lacks. */
const needed = (columns: readonly { heading: string; needed?: true }[], { headings }: GoodsTable): string[] =>
  columns.filter((column) => column.needed && !headings.has(column.heading)).map(({ heading }) => heading)

/** Returns the rows of a product by their skus. A product that has one sku need not name it. */
function rowsBySku({ spuNo, rows, before, faults }: Pick<SpuWork, 'spuNo' | 'rows' | 'before' | 'faults'>) {
  const only = before ? (before.skus.length === 1 ? before.skus[0]!.skuNo : '') : rows.length === 1 ? spuNo : ''
  const bySku = new Map<string, TableRow>()
  for (const row of rows) {
    const skuNo = row.skuNo || only
    const isOfSku = row.sku.size > 0 || !before
    if (skuNo === '' && isOfSku)
      faults.push({ row: row.row, heading: SKU_NO.heading, text: `请填写：商品 ${spuNo} 不止一个 SKU` })
    else if (skuNo !== '' && bySku.has(skuNo))
      faults.push({ row: row.row, heading: SKU_NO.heading, text: `${skuNo} 与第 ${bySku.get(skuNo)!.row} 行重复` })
    else if (skuNo !== '' && (isOfSku || row.skuNo !== '')) bySku.set(skuNo, row)
  }
  return bySku
}

interface Taken<Of> {
  column: GoodsColumn<Of>
  of: Of
  id: string
  cell: string
  row: TableRow
  names: CellNames
  faults: Fault[]
  /** Whether the shop already has the product or sku. */
  known: boolean
}

/** Applies a cell to a product or sku. Returns no `change` if the cell equals the shop's own text. */
function take<Of>({ column, of, id, cell, row: { row }, names, faults, known }: Taken<Of>): {
  of: Of
  change?: GoodsChange
} {
  const { heading } = column
  const before = known ? column.show(of, names) : ''
  if (!column.always && plainCell(before) === cell) return { of }
  try {
    if (cell === EMPTIED && !column.empty) throw new CellFault('不能清空')
    const taken = cell === EMPTIED ? column.empty!(of) : column.take(of, cell, names)
    const after = column.show(taken, names)
    return { of: taken, ...(!known || before === after ? {} : { change: { row, of: id, heading, before, after } }) }
  } catch (error) {
    if (!(error instanceof CellFault)) throw error
    faults.push({ row, heading, text: error.message })
    return { of }
  }
}

/** Collects categories that cells name and the shop does not have. */
function newCategories({ categories }: KnownGoods) {
  const codes = new Map<string, string>()
  const taken = new Set(categories.map(({ id }) => id))
  return {
    codeOf(name: string): string {
      const known = codes.get(name)
      if (known !== undefined) return known
      let at = categories.length + codes.size + 1
      while (taken.has(`c${at}`)) at += 1
      taken.add(`c${at}`)
      codes.set(name, `c${at}`)
      return `c${at}`
    },
    /** Returns the new categories. Each shows the first picture of its first product. */
    made: (products: readonly GoodsSpu[]): ShopFileCategory[] =>
      [...codes].flatMap(([name, code]) => {
        const picture = products.find(({ categoryCode }) => categoryCode === code)?.pictures[0]
        return picture === undefined ? [] : [{ code, name, picture }]
      }),
  }
}
