import type { ShopFileCategory } from '@hearth/ops'
import type { GoodsColumn } from '#shop-file/goods/goods-column'
import type { CellPlace } from '#shop-file/goods/goods-table'
import type { MergedSpu } from '#shop-file/goods/merge-goods'
import { SKU_COLUMNS, SKU_NO } from '#shop-file/goods/sku-columns'
import { SPU_COLUMNS, SPU_NO } from '#shop-file/goods/spu-columns'
import type { TellFaults } from '#shop-file/checked-file'

/** Fields without a column, each with the heading of the column from which it is derived. */
const FOLLOWS: Readonly<Record<string, string>> = { saleAttributes: '规格', defaultSkuNo: SKU_NO.heading }

/** Returns the text of a cell's fault: `第 3 行 价格(元)：须是 0.01 至 9999999.99 的金额`. */
export const cellText = ({ row, heading }: CellPlace, text: string): string =>
  `第 ${row} 行${heading === '' ? '' : ` ${heading}`}：${text}`

/**
 * For a shop file that was made from a spreadsheet, names the row and the column of the spreadsheet that each fault is
 * in.
 * @param pictures for each picture of the file, the cell that names the picture
 * @param faulty cells with a reported fault: further faults in the same cell are not reported
 */
export function tellByCell(
  products: readonly MergedSpu[],
  categories: readonly ShopFileCategory[],
  pictures: readonly CellPlace[],
  faulty: readonly CellPlace[],
): TellFaults {
  const known = new Set(faulty.map(cellOf))
  const tell = (path: readonly string[], text: string, inWords: boolean): string => {
    const [field, at = '', ...rest] = path
    if (field === 'pictures' && pictures[Number(at)]) return cellText(pictures[Number(at)]!, text)
    if (field === 'categories') return cellText(placeOfCategory(categories[Number(at)], rest), text)
    const product = field === 'products' ? products[Number(at)] : undefined
    if (!product) return text
    const { place, words } = placeOf(product, rest)
    if (known.has(cellOf(place))) return ''
    if (!inWords || words === undefined) return cellText(place, text)
    return cellText(place, text.startsWith(MISSING) ? `${MISSING}${words}` : words)
  }
  /**
   * Returns the cell for a fault of a new category. The spreadsheet has a column for the category's name, but none for
   * its picture, which is taken from the first product of the category.
   */
  const placeOfCategory = (category: ShopFileCategory | undefined, [field]: readonly string[]): CellPlace => {
    const product = products.find(({ spu }) => spu.categoryCode === category?.code)
    return placeOf(product!, [field === 'picture' ? 'pictures' : 'categoryCode']).place
  }
  return {
    shape: ({ path, text }) => tell(path, text, true),
    row: ({ row = 0, field, text }, part) => tell([part.field, `${row}`, ...partsOf(field)], text, false),
  }
}

const cellOf = ({ row, heading }: CellPlace): string => `${row} ${heading}`

const MISSING = '必须填写，'

const partsOf = (field: string): string[] => field.split(/[.[\]]+/).filter((part) => part !== '')

/** Returns the cell of a product's field; a cell in the product's first row if no cell sets the field. */
function placeOf({ rows, skuRows, spu }: MergedSpu, [field = '', at = '', inner = '']: readonly string[]) {
  const first = rows[0]!.row
  if (field === 'skus') {
    const sku = spu.skus[Number(at)]
    const column = columnFor(SKU_COLUMNS, inner)
    return {
      place: {
        row: skuRows.get(sku?.skuNo ?? '')?.row ?? first,
        heading: column?.heading ?? FOLLOWS[inner] ?? SKU_NO.heading,
      },
      words: column?.words,
    }
  }
  const column = columnFor(SPU_COLUMNS, field)
  const row = rows.find((one) => column !== undefined && one.spu.has(column))?.row ?? first
  return { place: { row, heading: column?.heading ?? FOLLOWS[field] ?? SPU_NO.heading }, words: column?.words }
}

const columnFor = <Of>(columns: readonly GoodsColumn<Of>[], field: string): GoodsColumn<Of> | undefined =>
  columns.find((column) => column.field === field)
