import { formatDateTime, fullAddress } from '@hearth/domain'
import type { OrderSlip, SlipLine } from '@hearth/ops'
import PDFDocument from 'pdfkit'
import encodeQR from 'qr'
import type { NewSlips } from '#kernel/commands/sheets/new-slips'
import { drawText, heightOf, type Page } from '#kernel/text/draw-text'
import { pdfBytes } from '#kernel/text/pdf-bytes'

/** Sizes of paper, in points. */
const PAPER = { '100x150': [283, 425], a4: [595, 842] } as const
const MARGIN = 20
const CODE = 62
const GAP = 6
const SIZE = 9
const BIG = 12
const TEXT = '#000000'
const FAINT = '#57534e'

/** A slip that is being drawn. */
interface Drawing {
  page: Page
  slip: OrderSlip
  /** Widest line. */
  width: number
  /** The lower end of a page's content, in points. */
  bottom: number
}

/**
 * Draws slips to be packed with orders, as a PDF. Each slip begins a page, and a long one continues on further pages.
 */
export function drawSlips({ paper, shopName, slips }: Omit<NewSlips, 'path'>): Promise<Buffer> {
  const [paperWidth, height] = PAPER[paper]
  const page = new PDFDocument({
    size: [paperWidth, height],
    margin: MARGIN,
    autoFirstPage: false,
    info: { Title: `${shopName} 发货单`, Producer: 'Hearth' },
  })
  const done = pdfBytes(page)
  for (const slip of slips) {
    const drawing = { page, slip, width: paperWidth - 2 * MARGIN, bottom: height - MARGIN }
    page.addPage()
    lines(drawing, consignee(drawing, head(drawing, shopName)))
  }
  page.end()
  return done
}

/**
 * Draws the shop's name, the order, and the order's number as a code to scan.
 * @returns y below the drawn content
 */
function head({ page, slip, width }: Drawing, shopName: string): number {
  const room = width - CODE - GAP
  page.fillColor(TEXT)
  let y = drawText(page, shopName, { x: MARGIN, y: MARGIN, width: room, size: BIG })
  y = drawText(page, '发货单', { x: MARGIN, y: y + 2, width: room, size: SIZE })
  page.fillColor(FAINT)
  y = drawText(page, `订单号 ${slip.orderId}`, { x: MARGIN, y: y + 4, width: room, size: SIZE })
  y = drawText(page, `下单时间 ${formatDateTime(slip.createdAt)}`, { x: MARGIN, y, width: room, size: SIZE })
  code(page, slip.orderId, MARGIN + room + GAP, MARGIN)
  return rule(page, Math.max(y, MARGIN + CODE) + GAP, width)
}

function code(page: Page, text: string, x: number, y: number): void {
  const dots = encodeQR(text, 'raw', { ecc: 'medium', border: 1 })
  const dot = CODE / dots.length
  page.fillColor(TEXT)
  for (const [down, row] of dots.entries())
    for (const [along, dark] of row.entries()) if (dark) page.rect(x + along * dot, y + down * dot, dot, dot)
  page.fill()
}

/**
 * Draws a line.
 * @returns y at which the content below it begins
 */
function rule(page: Page, y: number, width: number): number {
  page
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + width, y)
    .lineWidth(0.6)
    .strokeColor(FAINT)
    .stroke()
  return y + GAP
}

/**
 * Draws the receiver and the note.
 * @returns y of their end
 */
function consignee({ page, slip, width }: Drawing, top: number): number {
  const { address, remark } = slip
  const place = { x: MARGIN, width }
  page.fillColor(TEXT)
  let y = drawText(page, `${address.consigneeName} ${address.consigneeTele}`, { ...place, y: top, size: BIG })
  y = drawText(page, fullAddress(address), { ...place, y: y + 2, size: SIZE + 1 })
  const wish = remark.replaceAll(/\s+/gu, ' ').trim()
  if (wish !== '') y = drawText(page, `备注：${wish}`, { ...place, y: y + 4, size: SIZE })
  return rule(page, y + GAP, width)
}

/** Width for the number of pieces at the end of a line, in points. */
const PIECES = 44

/** Draws the contents of the parcel, and the total number of pieces. */
function lines(drawing: Drawing, top: number): void {
  const { page, slip, width, bottom } = drawing
  let y = top
  for (const line of slip.lines) {
    if (y + heightOfLine(line, width) > bottom) y = goOn(drawing)
    y = drawLine(page, line, y, width)
  }
  if (y + 24 > bottom) y = goOn(drawing)
  const pieces = slip.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  page.fillColor(TEXT)
  drawText(page, `共 ${pieces} 件`, { x: MARGIN, y: rule(page, y, width), width, size: SIZE + 1, align: 'right' })
}

/**
 * Begins another page of the same order.
 * @returns y at which the content of the page begins
 */
function goOn({ page, slip, width }: Drawing): number {
  page.addPage()
  page.fillColor(FAINT)
  const text = `订单号 ${slip.orderId}（续）`
  return rule(page, drawText(page, text, { x: MARGIN, y: MARGIN, width, size: SIZE }) + GAP, width)
}

const nameOf = ({ name, gift }: SlipLine): string => (gift ? `【赠品】${name}` : name)
const factsOf = ({ skuNo, chosen }: SlipLine): string => [chosen, skuNo].filter(Boolean).join(' · ')

const heightOfLine = (line: SlipLine, width: number): number =>
  heightOf(nameOf(line), { width: width - PIECES, size: SIZE }) +
  heightOf(factsOf(line), { width: width - PIECES, size: SIZE - 1 }) +
  GAP

function drawLine(page: Page, line: SlipLine, top: number, width: number): number {
  const place = { x: MARGIN, width: width - PIECES }
  page.fillColor(TEXT)
  const pieces = { x: MARGIN + width - PIECES, y: top, width: PIECES, size: SIZE + 1, align: 'right' as const }
  drawText(page, `× ${line.quantity}`, pieces)
  const below = drawText(page, nameOf(line), { ...place, y: top, size: SIZE })
  page.fillColor(FAINT)
  return drawText(page, factsOf(line), { ...place, y: below, size: SIZE - 1 }) + GAP
}
