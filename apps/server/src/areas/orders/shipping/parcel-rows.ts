import { isTrackingNumber } from '@hearth/domain'
import { isUnreadable } from '#kernel/payloads/is-unreadable'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { printable } from '#kernel/commands/printable'

/** A row of a spreadsheet of parcels. */
export interface ParcelRow {
  /** Number of the row in the spreadsheet, from 1. */
  row: number
  orderId: string
  companyName: string
  trackingNumber: string
  /** The product, and its pieces in the parcel; absent for all pieces that are left of the order. */
  packed?: { skuNo: string; pieces: number }
}

/** A fault in a row. */
export interface RowFault {
  /** Number of the row in the spreadsheet, from 1. */
  row: number
  /** The message for the owner: the column and the reason. */
  why: string
}

/**
 * Headings of the columns that are read. Their order does not matter, and other columns are ignored. The first heading
 * of each is the one that `export` writes. `skuNo` and `pieces` are needed for orders in several parcels: an export has
 * no column for skus, and its 件数 is the number for the whole order.
 */
export const PARCEL_HEADINGS = {
  orderId: ['订单号', 'order', 'order number'],
  companyName: ['物流公司', 'company'],
  trackingNumber: ['运单号', 'tracking', 'tracking number'],
  skuNo: ['商品编号', 'sku编号', 'sku', 'sku number'],
  pieces: ['件数', 'pieces', 'quantity'],
} as const

type Column = keyof typeof PARCEL_HEADINGS

const COLUMNS = Object.keys(PARCEL_HEADINGS) as Column[]

/** Most parcels of a spreadsheet. They are shipped in one transaction, for which others have to wait. */
const MOST = 1_000
/** Most characters of a courier's name. */
const LONGEST = 60

/**
 * The rows with a parcel; an export also has rows without.
 * @param company the courier for rows that name none
 * @param faults collects the faults of rows
 * @throws OperatorRefusal if a column is missing, or no row has a tracking number
 */
export function parcelRows(
  table: readonly (readonly string[])[],
  company: string | undefined,
  faults: RowFault[],
): ParcelRow[] {
  const [head = [], ...body] = table
  const place = (column: Column) =>
    head.findIndex((name) => (PARCEL_HEADINGS[column] as readonly string[]).includes(name.trim().toLowerCase()))
  const at = Object.fromEntries(COLUMNS.map((column) => [column, place(column)])) as Record<Column, number>
  const needed: Column[] = ['orderId', ...(company === undefined ? (['companyName'] as const) : []), 'trackingNumber']
  const missing = needed.filter((column) => at[column] < 0)
  if (missing.length > 0)
    throw new OperatorRefusal(`第一行没有这些列：${missing.map((column) => PARCEL_HEADINGS[column][0]).join('、')}`)
  const rows = body
    .map((cells, index): ParcelRow => {
      const cell = (column: Column) => (cells[at[column]] ?? '').trim()
      return {
        row: index + 2,
        orderId: cell('orderId'),
        companyName: cell('companyName') || (company ?? ''),
        trackingNumber: cell('trackingNumber'),
        ...(cell('skuNo') === '' ? {} : { packed: { skuNo: cell('skuNo'), pieces: piecesIn(cell('pieces')) } }),
      }
    })
    .filter((row, index) => row.trackingNumber !== '' || (body[index]?.[at.companyName] ?? '').trim() !== '')
  if (rows.every(({ trackingNumber }) => trackingNumber === '')) throw new OperatorRefusal('没有一行填写了运单号')
  if (rows.length > MOST) throw new OperatorRefusal(`一个文件最多 ${MOST} 个包裹，这里有 ${rows.length} 个`)
  const first = new Map<string, ParcelRow>()
  return rows.filter((row) => {
    const before = first.get(row.orderId)
    // Rows with the same courier and tracking number belong to the same parcel.
    if (before && !row.packed && !before.packed && sentAs(row) === sentAs(before)) return false
    const why = faultOf(row, before)
    first.set(row.orderId, first.get(row.orderId) ?? row)
    if (why) faults.push({ row: row.row, why })
    return why === undefined
  })
}

/** Identifies a parcel by its courier and tracking number. */
export const sentAs = ({ companyName, trackingNumber }: { companyName: string; trackingNumber: string }): string =>
  `${companyName} ${trackingNumber}`

/** The number of pieces in a cell; 0 if it is invalid. */
const piecesIn = (text: string): number => (/^\d{1,5}$/.test(text) ? Number(text) : 0)

function faultOf(
  { orderId, companyName, trackingNumber, packed }: ParcelRow,
  before: ParcelRow | undefined,
): string | undefined {
  if (orderId === '') return '订单号：没有填写'
  for (const [column, text] of [
    ['订单号', orderId],
    ['运单号', trackingNumber],
  ])
    if (isRounded(text!)) return `${column}：${text} 已被表格软件四舍五入，请把这一列设为文本后重新填写`
  if (before !== undefined && !(packed && before.packed))
    return packed || before.packed
      ? `商品编号：没有填写。订单 ${printable(orderId)} 分几个包裹寄出，每一行都要写明商品和件数`
      : `订单号：${printable(orderId)} 与第 ${before.row} 行重复`
  if (companyName === '') return '物流公司：没有填写'
  if (companyName.length > LONGEST || isUnreadable(companyName))
    return `物流公司：${printable(companyName)} 不是公司名称`
  if (trackingNumber === '') return '运单号：没有填写'
  if (packed && packed.pieces < 1) return '件数：没有填写，或不是整数'
  return isTrackingNumber(trackingNumber) ? undefined : `运单号：${printable(trackingNumber)} 不是运单号`
}

const isRounded = (text: string): boolean => /^\d(\.\d+)?e\+?\d+$/i.test(text)
