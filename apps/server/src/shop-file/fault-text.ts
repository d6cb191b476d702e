import type { ShopFile } from '@hearth/ops'
import type { RowFault } from '#kernel/ops/refused-rows'
import type { ShopFilePart } from '#kernel/shop-file/shop-file-part'
import type { Json, ShapeFault } from '#shop-file/shape-faults'

/** Maximum number of characters of a row's name in the text of a fault. */
const MOST_NAMED = 60

/** Number of products in the earlier files of an import in parts. */
export type ProductsBefore = number

/** The text for a violation of a type: `couponBatches[2].quantity: 须是 0 至 100000000 的整数 (winter)`. */
export function shapeText(
  { path, text }: ShapeFault,
  file: Json,
  parts: readonly ShopFilePart[],
  before: ProductsBefore,
): string {
  const [field, row] = path
  const part = parts.find((one) => one.field === field && one.key !== undefined)
  const value = typeof file === 'object' && file !== null && !Array.isArray(file) ? file[field ?? ''] : undefined
  return `${placeOf(path, before)}: ${text}${rowName(value, Number(row), part?.key)}`
}

/** The text for a row that an area refuses: `couponBatches[2].endTime: 结束时间要晚于开始时间 (winter)`. */
export function rowText(
  { row, field, text }: RowFault,
  file: ShopFile,
  part: ShopFilePart,
  before: ProductsBefore,
): string {
  const place = placeOf([part.field, ...(row === undefined ? [] : [`${row}`])], before)
  const name = row === undefined ? '' : rowName(file[part.field] as unknown as Json, row, part.key)
  return `${place}.${field}: ${text}${name}`
}

/** Returns a place in the file, such as `products[0].skus[1].price`. */
function placeOf([field, ...path]: readonly string[], before: ProductsBefore): string {
  if (field === undefined) return '文件'
  const nth = (part: string, at: number) => Number(part) + (at === 0 && field === 'products' ? before : 0)
  return field + path.map((part, at) => (/^\d+$/.test(part) ? `[${nth(part, at)}]` : `.${part}`)).join('')
}

/** The key of a row, in brackets; empty if it has none. */
function rowName(value: Json | undefined, row: number, key: string | undefined): string {
  const entry = Array.isArray(value) ? value[row] : undefined
  const named = typeof entry === 'object' && entry !== null && !Array.isArray(entry) ? entry[key ?? ''] : undefined
  return typeof named === 'string' && named.trim() !== '' ? ` (${named.slice(0, MOST_NAMED)})` : ''
}
