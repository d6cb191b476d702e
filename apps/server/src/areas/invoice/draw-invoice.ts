import { formatDay, formatFen, INVOICE_TYPE, type TaxLine } from '@hearth/domain'
import PDFDocument from 'pdfkit'
import { drawText, heightOf, type Page } from '#kernel/text/draw-text'
import { pdfBytes } from '#kernel/text/pdf-bytes'
import { capitals, money, unitPrice } from '#areas/invoice/invoice-amounts'
import type { InvoiceView } from '#ports/invoice-issuer'

const MARGIN = 40
const WIDTH = 595 - 2 * MARGIN
/** Points: the font size of most texts. */
const SIZE = 9
const INK = '#8a3a1c'
const TEXT = '#1c1917'
const RED = '#b91f1f'

/** A column of the lines. `x` is its left edge. */
interface Column {
  title: string
  x: number
  width: number
  align: 'left' | 'right'
  cell(line: TaxLine, view: InvoiceView): string
}

/** Points between a text and the column on its right. */
const GAP = 8

/** The columns that the law requires, in their order. */
const COLUMNS: readonly Column[] = [
  { title: '项目名称', x: 0, width: 138, align: 'left', cell: ({ name }) => name },
  { title: '规格型号', x: 138, width: 78, align: 'left', cell: ({ specification = '' }) => specification },
  { title: '单位', x: 216, width: 30, align: 'left', cell: ({ unit = '' }) => unit },
  {
    title: '数量',
    x: 246,
    width: 34,
    align: 'right',
    cell: ({ quantity }, { reddens }) => String(reddens ? -quantity : quantity),
  },
  { title: '单价', x: 280, width: 74, align: 'right', cell: ({ net, quantity }) => unitPrice(net, quantity) },
  { title: '金额', x: 354, width: 66, align: 'right', cell: ({ net }, view) => amount(view, net) },
  { title: '税率', x: 420, width: 34, align: 'right', cell: (_, { ratePercent }) => `${ratePercent}%` },
  { title: '税额', x: 454, width: 61, align: 'right', cell: ({ tax }, view) => amount(view, tax) },
]

/** Returns the width that a text may use of its column. */
const roomOf = ({ width, align }: Column): number => (align === 'left' ? width - GAP : width)

/** Draws an invoice as PDF, with embedded fonts. */
export function drawInvoice(view: InvoiceView): Promise<Buffer> {
  const page = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    info: { Title: `${titleOf(view)} ${view.number}`, CreationDate: new Date(view.madeAt), Producer: 'Hearth' },
  })
  const done = pdfBytes(page)
  head(page, view)
  const below = lines(page, view, buyer(page, view))
  foot(page, view, sums(page, view, below))
  page.end()
  return done
}

const titleOf = ({ choice, reddens }: InvoiceView) =>
  `电子发票（${choice.invoiceType === INVOICE_TYPE.valueAddedTax ? '增值税专用发票' : '普通发票'}）${reddens ? '红字' : ''}`

function head(page: Page, view: InvoiceView): void {
  page.fillColor(view.reddens ? RED : INK)
  drawText(page, titleOf(view), { x: MARGIN, y: MARGIN, width: WIDTH, size: 20, align: 'center' })
  page.fillColor(TEXT)
  const facts = [`发票号码：${view.number}`, `开票日期：${formatDay(view.madeAt)}`, `订单编号：${view.orderId}`]
  if (view.reddens) facts.push(`对应蓝字发票号码：${view.reddens}`)
  for (const [at, fact] of facts.entries())
    drawText(page, fact, { x: MARGIN, y: 76 + at * 14, width: WIDTH, size: SIZE, align: 'right' })
}

/** Draws both parties. @returns the y below them */
function buyer(page: Page, { title, choice, vat, seller }: InvoiceView): number {
  const taxNumber = vat?.taxNumber ?? choice.invoiceTaxNumber
  const bought = [`名称：${title}`, `统一社会信用代码/纳税人识别号：${taxNumber ?? ''}`]
  if (vat)
    bought.push(
      `地址、电话：${vat.registeredAddress} ${vat.registeredTelephone}`,
      `开户行及账号：${vat.bankName} ${vat.bankAccount}`,
    )
  const sold = [`名称：${seller.name}`, `统一社会信用代码/纳税人识别号：${seller.taxNumber ?? ''}`]
  const top = 140
  const half = WIDTH / 2 - 8
  const column = (name: string, rows: readonly string[], x: number) => {
    page.fillColor(INK)
    let y = drawText(page, name, { x, y: top, width: half, size: 10 })
    page.fillColor(TEXT)
    for (const row of rows) y = drawText(page, row, { x, y: y + 4, width: half, size: SIZE })
    return y
  }
  const below = Math.max(column('购买方信息', bought, MARGIN), column('销售方信息', sold, MARGIN + WIDTH / 2 + 8))
  rule(page, below + 10)
  return below + 18
}

const rule = (page: Page, y: number) =>
  void page
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + WIDTH, y)
    .lineWidth(0.6)
    .strokeColor(INK)
    .stroke()

/** Draws the lines, on more pages if needed. @returns the y below them */
function lines(page: Page, view: InvoiceView, top: number): number {
  const place = (column: Column, y: number) => ({
    x: MARGIN + column.x,
    y,
    width: roomOf(column),
    size: SIZE,
    align: column.align,
  })
  page.fillColor(INK)
  for (const column of COLUMNS) drawText(page, column.title, place(column, top))
  let y = top + 20
  page.fillColor(TEXT)
  for (const line of view.lines) {
    const cells = COLUMNS.map((column) => ({ ...column, text: column.cell(line, view) }))
    const height = Math.max(...cells.map((column) => heightOf(column.text, place(column, y))))
    if (y + height > 760) {
      page.addPage()
      page.fillColor(TEXT)
      y = MARGIN
    }
    for (const column of cells) drawText(page, column.text, place(column, y))
    y += height + 8
  }
  rule(page, y + 2)
  return y + 10
}

const amount = ({ reddens }: InvoiceView, fen: number) => formatFen(reddens ? -fen : fen)

const signed = ({ reddens }: InvoiceView, fen: number) => money(reddens ? -fen : fen)

/** Draws the sums of all lines. @returns the y below them */
function sums(page: Page, view: InvoiceView, top: number): number {
  const sum = (of: 'gross' | 'net' | 'tax') => view.lines.reduce((total, line) => total + line[of], 0)
  const y = top > 720 ? (page.addPage(), MARGIN) : top
  page.fillColor(TEXT)
  const total = `合计：金额 ${signed(view, sum('net'))}　税额 ${signed(view, sum('tax'))}`
  drawText(page, total, { x: MARGIN, y, width: WIDTH, size: SIZE, align: 'right' })
  const words = `价税合计（大写）：${view.reddens ? '负' : ''}${capitals(sum('gross'))}`
  const split = WIDTH * 0.62
  drawText(page, words, { x: MARGIN, y: y + 22, width: split, size: 11 })
  const figures = `（小写）${signed(view, sum('gross'))}`
  drawText(page, figures, { x: MARGIN + split, y: y + 22, width: WIDTH - split, size: 11, align: 'right' })
  rule(page, y + 46)
  return y + 56
}

function foot(page: Page, { seller, note }: InvoiceView, y: number): void {
  const place = { x: MARGIN, width: WIDTH, size: SIZE }
  page.fillColor(TEXT)
  const below = drawText(page, `开票方：${seller.name}`, { ...place, y })
  page.fillColor(INK)
  if (note) drawText(page, note, { ...place, y: below + 6 })
}
