import { BILLING_STATUS, INVOICE_TYPE, ORDER_STATUS, RED_STATUS, taxLines, type TaxLine } from '@hearth/domain'
import { sql } from 'kysely'
import { titleOf } from '#areas/invoice/billings'
import type { InvoiceView } from '#ports/invoice-issuer'
import { takeBackChanged } from '#areas/invoice/follow-refunds'
import { readInvoiceRules } from '#areas/invoice/invoice-rules'
import { readInvoicedLines } from '#areas/invoice/invoiced-lines'
import { readSeller } from '#areas/invoice/seller'
import { emitOrderEvent } from '#areas/orders/order-event'
import { lockOrder } from '#areas/orders/own-order'
import type { Schema } from '#database/schema'
import type { Ports } from '#ports/ports'
import { inTransaction, type UnitOfWork } from '#shop/unit-of-work'

/** Invoices looked at in one go. */
const BATCH = 20

type Row = Pick<Schema['billing'], 'invoice_number'> & {
  orderId: string
  round: number
  choice: InvoiceView['choice']
  vat: InvoiceView['vat']
  lines: TaxLine[] | null
  amount: number | null
  number: string | null
}

/**
 * Makes the invoices that were asked for and whose orders are received, and takes back those that are to be: each once,
 * however often this is asked, since whoever issues them is asked by a key.
 * @returns how many
 * @throws AggregateError once all were tried, when some could not be made
 */
export async function makeInvoices(work: UnitOfWork, ports: Pick<Ports, 'invoices' | 'drawInvoice'>): Promise<number> {
  let made = 0
  const failures: Error[] = []
  const each = async (rows: readonly Row[], make: (row: Row) => Promise<boolean>) => {
    for (const row of rows) if (await make(row).catch((error: Error) => void failures.push(error))) made += 1
  }
  await each(await due(work, 'red'), (row) => takeBack(work, ports, row))
  await each(await due(work, 'blue'), (row) => make(work, ports, row))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} invoices could not be made yet`)
  return made
}

const fields = sql`billing.order_id as "orderId", round, choice, vat, lines, amount, invoice_number as number`

async function due({ db }: UnitOfWork, kind: 'red' | 'blue'): Promise<Row[]> {
  const which =
    kind === 'red'
      ? sql`billing.status = ${BILLING_STATUS.made} and red_status = ${RED_STATUS.asked}`
      : sql`billing.status = ${BILLING_STATUS.requested} and orders.status = ${ORDER_STATUS.received}
          and not exists (select from billing before where before.order_id = billing.order_id and before.red_status = ${RED_STATUS.asked})`
  const { rows } = await sql<Row>`
    select ${fields} from billing join orders on orders.id = billing.order_id
    where ${which} order by billing.created_at, billing.order_id limit ${BATCH}`.execute(db)
  return rows
}

const keyOf = ({ orderId, round }: Row) => `${orderId}-${round}`

/** The lines are fixed, and with them the amount, before anybody is asked to issue it. */
async function fixLines(work: UnitOfWork, row: Row, ratePercent: number): Promise<TaxLine[] | undefined> {
  if (row.lines) return row.lines
  return inTransaction(work, async ({ db }) => {
    await lockOrder(db, row.orderId)
    const { lines, gross } = taxLines(await readInvoicedLines(db, row.orderId, row.choice.invoiceContent), ratePercent)
    const fixed =
      gross > 0
        ? sql`lines = ${JSON.stringify(lines)}::jsonb, amount = ${gross}`
        : sql`status = ${BILLING_STATUS.refused}, refused_reason = '没有可开票的金额'`
    const { rows } = await sql`
      update billing set ${fixed}
      where order_id = ${row.orderId} and round = ${row.round} and status = ${BILLING_STATUS.requested} and lines is null
      returning round`.execute(db)
    return rows.length > 0 && gross > 0 ? lines : undefined
  })
}

async function make(
  work: UnitOfWork,
  { invoices, drawInvoice }: Pick<Ports, 'invoices' | 'drawInvoice'>,
  row: Row,
): Promise<boolean> {
  const { ratePercent } = await readInvoiceRules(work.db)
  const lines = await fixLines(work, row, ratePercent)
  if (!lines) return false
  const { number } = await invoices.issue({ key: keyOf(row), ...facts(row, lines) })
  const pdf = await drawInvoice({
    ...(await viewOf(work, row, lines, ratePercent, { number, red: false })),
    ...noteOf(invoices),
  })
  return inTransaction(work, async (inside) => {
    await lockOrder(inside.db, row.orderId)
    const { rows } = await sql`
      update billing set status = ${BILLING_STATUS.made}, invoice_number = ${number}, pdf = ${pdf}, made_at = ${work.now}
      where order_id = ${row.orderId} and round = ${row.round} and status = ${BILLING_STATUS.requested} returning round`.execute(
      inside.db,
    )
    if (rows.length === 0) return false
    await emitOrderEvent(inside, [row.orderId], 'order.invoiceMade', { number, round: row.round })
    // Money that went back meanwhile was not looked at: the invoice was not made yet.
    await takeBackChanged(inside, row.orderId)
    return true
  })
}

async function takeBack(
  work: UnitOfWork,
  { invoices, drawInvoice }: Pick<Ports, 'invoices' | 'drawInvoice'>,
  row: Row,
): Promise<boolean> {
  const { ratePercent } = await readInvoiceRules(work.db)
  const lines = row.lines ?? []
  const { number } = await invoices.issue({
    key: `${keyOf(row)}-red`,
    ...facts(row, lines),
    ...(row.number === null ? {} : { reddens: row.number }),
  })
  const pdf = await drawInvoice({
    ...(await viewOf(work, row, lines, ratePercent, { number, red: true })),
    ...noteOf(invoices),
  })
  return inTransaction(work, async (inside) => {
    await lockOrder(inside.db, row.orderId)
    const { rows } = await sql`
      update billing set red_status = ${RED_STATUS.red}, red_number = ${number}, red_pdf = ${pdf}, red_at = ${work.now}
      where order_id = ${row.orderId} and round = ${row.round} and red_status = ${RED_STATUS.asked} returning round`.execute(
      inside.db,
    )
    if (rows.length === 0) return false
    await emitOrderEvent(inside, [row.orderId], 'order.invoiceTakenBack', { number })
    return true
  })
}

const noteOf = ({ note }: Ports['invoices']) => (note === undefined ? {} : { note })

function facts({ orderId, choice, vat }: Row, lines: readonly TaxLine[]) {
  const sum = (of: 'gross' | 'tax') => lines.reduce((total, line) => total + line[of], 0)
  const taxNumber = vat?.taxNumber ?? choice.invoiceTaxNumber
  return {
    orderId,
    amount: sum('gross'),
    tax: sum('tax'),
    title: titleOf({ choice, vat }),
    ...(taxNumber ? { taxNumber } : {}),
    special: choice.invoiceType === INVOICE_TYPE.valueAddedTax,
  }
}

async function viewOf(
  { db, now }: UnitOfWork,
  { orderId, choice, vat, number: before }: Row,
  lines: readonly TaxLine[],
  ratePercent: number,
  { number, red }: { number: string; red: boolean },
): Promise<InvoiceView> {
  return {
    orderId,
    number,
    ...(red && before !== null ? { reddens: before } : {}),
    madeAt: now,
    title: titleOf({ choice, vat }),
    choice,
    vat,
    lines: [...lines],
    ratePercent,
    seller: await readSeller(db),
  }
}
