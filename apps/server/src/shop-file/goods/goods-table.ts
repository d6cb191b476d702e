import { codeText } from '@hearth/domain'
import { plainCell } from '#shop-file/goods/goods-cells'
import type { GoodsColumn } from '#shop-file/goods/goods-column'
import { SKU_COLUMNS, SKU_NO } from '#shop-file/goods/sku-columns'
import { SPU_COLUMNS, SPU_NO } from '#shop-file/goods/spu-columns'
import type { GoodsSku, GoodsSpu } from '#shop-file/goods/stored-goods'

/** A row of a spreadsheet of goods. */
export interface TableRow {
  /** The row's number in the spreadsheet, from 1. */
  row: number
  spuNo: string
  skuNo: string
  /** Values of the columns of products, and of skus; empty cells are absent. */
  spu: ReadonlyMap<GoodsColumn<GoodsSpu>, string>
  sku: ReadonlyMap<GoodsColumn<GoodsSku>, string>
}

/** A cell, by its row and the heading of its column. */
export interface CellPlace {
  row: number
  heading: string
}

/** A spreadsheet of goods, whose cells are assigned to columns. */
export interface GoodsTable {
  rows: TableRow[]
  /** Headings of its columns, in the shop's own words. */
  headings: ReadonlySet<string>
  faults: (CellPlace & { text: string })[]
}

/** Heading of the column for the owner's notes, which an import does not read. */
const NOTES = '备注'

/** Texts that spreadsheet programs write for failed formulas. */
const FAILED = /^#(REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NULL!|NUM!)$/

const plain = (heading: string): string =>
  codeText(heading).replaceAll(/\s/g, '').replaceAll('（', '(').replaceAll('）', ')').toLowerCase()

type AnyColumn = GoodsColumn<GoodsSpu> | GoodsColumn<GoodsSku>

const byHeading = new Map(
  [...SPU_COLUMNS, ...SKU_COLUMNS].flatMap((column: AnyColumn) =>
    [column.heading, ...(column.also ?? [])].map((heading): [string, AnyColumn] => [plain(heading), column]),
  ),
)

/** Headings of a spreadsheet with all columns. */
export const GOODS_HEADINGS: readonly string[] = [...SPU_COLUMNS, ...SKU_COLUMNS].map(({ heading }) => heading)

/** Returns the column for a heading. */
export const columnOf = (heading: string): AnyColumn | undefined => byHeading.get(plain(heading))

/**
 * Assigns the cells of a spreadsheet to their columns. Empty rows are left out.
 * @param numbers the rows' numbers in the spreadsheet; when absent, the rows are numbered in their order
 */
export function readGoodsTable(
  [head = [], ...body]: readonly (readonly string[])[],
  [, ...numbers]: readonly number[] = [],
): GoodsTable {
  const columns = head.map(columnOf)
  const rows = body.flatMap((cells, at) => {
    const read = cells.map(plainCell)
    return read.every((cell) => cell === '') ? [] : [{ row: numbers[at] ?? at + 2, cells: read }]
  })
  const faults = [
    ...headingFaults(head, rows),
    ...rows.flatMap(({ row, cells }) =>
      cells.flatMap((cell, at) =>
        columns[at] && FAILED.test(cell) ? [{ row, heading: columns[at].heading, text: `公式出错：${cell}` }] : [],
      ),
    ),
  ]
  return {
    rows: rows.map(({ row, cells }) => rowOf(row, cells, columns)),
    headings: new Set(columns.flatMap((column) => column?.heading ?? [])),
    faults,
  }
}

function rowOf(row: number, cells: readonly string[], columns: readonly (AnyColumn | undefined)[]): TableRow {
  const said = new Map<AnyColumn, string>()
  for (const [at, cell] of cells.entries()) {
    const column = columns[at]
    if (column && cell !== '' && !FAILED.test(cell)) said.set(column, cell)
  }
  const of = <Of>(all: readonly GoodsColumn<Of>[]) =>
    new Map(
      all.flatMap((column): [GoodsColumn<Of>, string][] => {
        const cell = said.get(column as unknown as AnyColumn)
        return cell === undefined ? [] : [[column, cell]]
      }),
    )
  return {
    row,
    spuNo: said.get(SPU_NO) ?? '',
    skuNo: said.get(SKU_NO) ?? '',
    spu: of(SPU_COLUMNS.filter((column) => column !== SPU_NO)),
    sku: of(SKU_COLUMNS.filter((column) => column !== SKU_NO)),
  }
}

function headingFaults(head: readonly string[], rows: readonly { cells: readonly string[] }[]): GoodsTable['faults'] {
  const seen = new Set<AnyColumn>()
  const faults = head.flatMap((heading, at) => {
    const column = columnOf(heading)
    const isTwice = column !== undefined && seen.has(column)
    if (column) seen.add(column)
    if (isTwice) return [`「${column.heading}」有两列`]
    if (column || plain(heading) === NOTES) return []
    if (plain(heading) !== '')
      return [`没有「${heading.trim().slice(0, 30)}」这一列，可用的列：${[...GOODS_HEADINGS, NOTES].join('、')}`]
    return rows.some(({ cells }) => (cells[at] ?? '') !== '') ? [`第 ${at + 1} 列没有列名`] : []
  })
  const missing = seen.has(SPU_NO) || seen.has(SKU_NO) ? [] : [`没有「${SPU_NO.heading}」或「${SKU_NO.heading}」这一列`]
  return [...missing, ...faults].map((text) => ({ row: 1, heading: '', text }))
}
