import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { formatDateTime, formatFen, INVOICE_TYPE, type TaxLine } from '@hearth/domain'
import PDFDocument from 'pdfkit'
import { capitals, money, unitPrice } from '#areas/invoice/invoice-amounts'
import type { InvoiceView } from '#ports/invoice-issuer'

const require = createRequire(import.meta.url)
const FONT = join(dirname(require.resolve('@embedpdf/fonts-sc')), '..', 'fonts', 'NotoSansHans-Regular.otf')

const MARGIN = 40
const WIDTH = 595 - 2 * MARGIN
const INK = '#8a3a1c'
const TEXT = '#1c1917'
const RED = '#b91f1f'

/** A column of the lines; `x` is where it begins on the left. */
interface Column {
  title: string
  x: number
  width: number
  align: 'left' | 'right'
  cell(line: TaxLine, view: InvoiceView): string
}

/** Space between a text and the column on its right. */
const GAP = 8

/** The columns that an invoice has by law, in their order. */
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

/** What a text may take of its column. */
const roomOf = ({ width, align }: Column): number => (align === 'left' ? width - GAP : width)

type Page = InstanceType<typeof PDFDocument>

/** Draws an invoice as PDF, its font within it. */
export function drawInvoice(view: InvoiceView): Promise<Buffer> {
  const page = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    info: { Title: `${titleOf(view)} ${view.number}`, CreationDate: new Date(view.madeAt), Producer: 'Hearth' },
  })
  const parts: Buffer[] = []
  page.on('data', (part: Buffer) => parts.push(part))
  const done = new Promise<Buffer>((resolve, reject) => {
    page.on('end', () => resolve(Buffer.concat(parts)))
    page.on('error', reject)
  })
  page.registerFont('text', FONT).font('text')
  head(page, view)
  const below = lines(page, view, buyer(page, view))
  foot(page, view, sums(page, view, below))
  page.end()
  return done
}

const titleOf = ({ choice, reddens }: InvoiceView) =>
  `电子发票（${choice.invoiceType === INVOICE_TYPE.valueAddedTax ? '增值税专用发票' : '普通发票'}）${reddens ? '红字' : ''}`

function head(page: Page, view: InvoiceView): void {
  page.fillColor(view.reddens ? RED : INK).fontSize(20)
  page.text(titleOf(view), MARGIN, MARGIN, { width: WIDTH, align: 'center' })
  page.fillColor(TEXT).fontSize(9)
  const facts = [
    `发票号码：${view.number}`,
    `开票日期：${formatDateTime(view.madeAt).slice(0, 10)}`,
    `订单编号：${view.orderId}`,
  ]
  if (view.reddens) facts.push(`对应蓝字发票号码：${view.reddens}`)
  facts.forEach((fact, at) => page.text(fact, MARGIN, 76 + at * 14, { width: WIDTH, align: 'right' }))
}

/** Both parties. @returns where it ends */
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
    page.fillColor(INK).fontSize(10).text(name, x, top, { width: half })
    page.fillColor(TEXT).fontSize(9)
    for (const row of rows) page.text(row, x, page.y + 4, { width: half })
    return page.y
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

/** The lines; further ones go on on another page. @returns where they end */
function lines(page: Page, view: InvoiceView, top: number): number {
  page.fillColor(INK).fontSize(9)
  for (const column of COLUMNS)
    page.text(column.title, MARGIN + column.x, top, { width: roomOf(column), align: column.align })
  let y = top + 20
  page.fillColor(TEXT)
  for (const line of view.lines) {
    const cells = COLUMNS.map((column) => ({ ...column, text: column.cell(line, view) }))
    const height = Math.max(...cells.map((column) => page.heightOfString(column.text, { width: roomOf(column) })))
    if (y + height > 760) {
      page.addPage()
      page.font('text').fontSize(9).fillColor(TEXT)
      y = MARGIN
    }
    for (const column of cells)
      page.text(column.text, MARGIN + column.x, y, { width: roomOf(column), align: column.align })
    y += height + 8
  }
  rule(page, y + 2)
  return y + 10
}

const amount = ({ reddens }: InvoiceView, fen: number) => formatFen(reddens ? -fen : fen)

const signed = ({ reddens }: InvoiceView, fen: number) => money(reddens ? -fen : fen)

/** What all lines come to. @returns where it ends */
function sums(page: Page, view: InvoiceView, top: number): number {
  const sum = (of: 'gross' | 'net' | 'tax') => view.lines.reduce((total, line) => total + line[of], 0)
  const y = top > 720 ? (page.addPage(), MARGIN) : top
  page.font('text').fontSize(9).fillColor(TEXT)
  page.text(`合计：金额 ${signed(view, sum('net'))}　税额 ${signed(view, sum('tax'))}`, MARGIN, y, {
    width: WIDTH,
    align: 'right',
  })
  page.fontSize(11)
  page.text(`价税合计（大写）：${view.reddens ? '负' : ''}${capitals(sum('gross'))}`, MARGIN, y + 22, {
    width: WIDTH * 0.62,
  })
  page.text(`（小写）${signed(view, sum('gross'))}`, MARGIN + WIDTH * 0.62, y + 22, {
    width: WIDTH * 0.38,
    align: 'right',
  })
  rule(page, y + 46)
  return y + 56
}

function foot(page: Page, { seller, note }: InvoiceView, y: number): void {
  page.fontSize(9).fillColor(TEXT).text(`开票方：${seller.name}`, MARGIN, y, { width: WIDTH })
  if (note) page.fillColor(INK).text(note, MARGIN, page.y + 6, { width: WIDTH })
}
