import { isUnreadable } from '#kernel/is-unreadable'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { printable } from '#kernel/commands/printable'

/** A row of a spreadsheet that says how an order was sent. */
export interface ParcelRow {
  /** As the spreadsheet counts it, from 1. */
  row: number
  orderId: string
  companyName: string
  trackingNumber: string
}

/** What is wrong with a row. */
export interface RowFault {
  /** As the spreadsheet counts it, from 1. */
  row: number
  why: string
}

/**
 * Headings of the three columns that are read, whatever their order and whatever stands beside them; the first ones are
 * what `export` writes.
 */
export const PARCEL_HEADINGS = {
  orderId: ['订单号', 'order', 'order number'],
  companyName: ['物流公司', 'company'],
  trackingNumber: ['运单号', 'tracking', 'tracking number'],
} as const

type Column = keyof typeof PARCEL_HEADINGS

/** Parcels of one spreadsheet: they are sent in one transaction, which others wait for. */
const MOST = 1_000
/** Characters of a company's name or a tracking number. */
const LONGEST = 60

/**
 * The rows that have a tracking number: an export has the others too.
 * @param company of rows that name none
 * @param faults takes what is wrong with rows
 * @throws OperatorRefusal when a column is missing, or no row has a tracking number
 */
export function parcelRows(
  table: readonly (readonly string[])[],
  company: string | undefined,
  faults: RowFault[],
): ParcelRow[] {
  const [head = [], ...body] = table
  const place = (column: Column) =>
    head.findIndex((name) => (PARCEL_HEADINGS[column] as readonly string[]).includes(name.trim().toLowerCase()))
  const at = { orderId: place('orderId'), companyName: place('companyName'), trackingNumber: place('trackingNumber') }
  const missing = (Object.keys(at) as Column[]).filter(
    (column) => at[column] < 0 && (column !== 'companyName' || company === undefined),
  )
  if (missing.length > 0)
    throw new OperatorRefusal(
      `The first row has no column ${missing.map((column) => PARCEL_HEADINGS[column][0]).join(', ')}.`,
    )
  const rows = body
    .map((cells, index): ParcelRow => {
      const cell = (column: Column) => (cells[at[column]] ?? '').trim()
      return {
        row: index + 2,
        orderId: cell('orderId'),
        companyName: cell('companyName') || (company ?? ''),
        trackingNumber: cell('trackingNumber'),
      }
    })
    .filter((row) => row.trackingNumber !== '')
  if (rows.length === 0) throw new OperatorRefusal('No row has a tracking number.')
  if (rows.length > MOST)
    throw new OperatorRefusal(`These are ${rows.length} parcels: ${MOST} at most go into one file.`)
  const first = new Map<string, number>()
  return rows.filter((row) => {
    const why = faultOf(row, first.get(row.orderId))
    first.set(row.orderId, first.get(row.orderId) ?? row.row)
    if (why) faults.push({ row: row.row, why })
    return why === undefined
  })
}

function faultOf({ orderId, companyName, trackingNumber }: ParcelRow, before: number | undefined): string | undefined {
  if (orderId === '') return 'it has a tracking number and no order'
  if (isRounded(orderId) || isRounded(trackingNumber))
    return (
      `${isRounded(orderId) ? orderId : trackingNumber} was rounded by the program that wrote the file: ` +
      'have the column be text, and fill it in again'
    )
  if (before !== undefined) return `order ${printable(orderId)} is in row ${before} already`
  if (companyName === '') return 'it has no company'
  const odd = [companyName, trackingNumber].find((text) => text.length > LONGEST || isUnreadable(text))
  return odd === undefined ? undefined : `${printable(odd)} is no company or tracking number`
}

const isRounded = (text: string): boolean => /^\d(\.\d+)?e\+?\d+$/i.test(text)
