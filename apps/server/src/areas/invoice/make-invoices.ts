import { BILLING_STATUS, INVOICE_TYPE, ORDER_STATUS, RED_STATUS, taxLines, type TaxLine } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import { titleOf } from '#areas/invoice/billings'
import type { InvoiceView } from '#ports/invoice-issuer'
import { takeBackChanged } from '#areas/invoice/follow-refunds'
import { invoiceRules } from '#areas/invoice/invoice-rules'
import { readInvoicedLines } from '#areas/invoice/invoiced-lines'
import { readSeller } from '#areas/invoice/seller'
import { emitOrderEvent } from '#areas/orders/events/order-event'
import { lockOrder } from '#areas/orders/own-order'
import { depositKept } from '#areas/payment/deposits'
import type { Database } from '#database/connect'
import type { Ports } from '#ports/ports'
import { inTransaction, type UnitOfWork } from '#shop/unit-of-work'

/** Invoices processed in one batch. */
const BATCH = 20

/** Returns the ms until a failed invoice is tried again. They double with each failed attempt, up to an hour. */
const restAfter = (tries: number): number => Math.min(5000 * 2 ** tries, 3_600_000)

interface Row {
  orderId: string
  round: number
  number: string | null
  /** The number of failed attempts. */
  tries: number
}

/** The content of an invoice, which no longer changes. */
interface Fixed {
  choice: InvoiceView['choice']
  vat: InvoiceView['vat']
  lines: TaxLine[]
  ratePercent: number
}

/**
 * Makes the requested invoices of orders that are received or have a forfeited deposit, and makes the requested
 * reversals. The issuer is called with a key, so that it issues each invoice once, even if this runs again.
 * @returns the number of invoices and reversals
 * @throws AggregateError after all attempts, if any of them failed
 */
export async function makeInvoices(work: UnitOfWork, ports: Pick<Ports, 'invoices' | 'drawInvoice'>): Promise<number> {
  let made = 0
  const failures: Error[] = []
  const each = async (rows: readonly Row[], make: (row: Row) => Promise<boolean>) => {
    for (const row of rows)
      try {
        if (await make(row)) made += 1
      } catch (error) {
        failures.push(error as Error)
        await rest(work, row)
      }
  }
  await each(await due(work, 'red'), (row) => takeBack(work, ports, row))
  await each(await due(work, 'blue'), (row) => make(work, ports, row))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} invoices could not be made yet`)
  return made
}

/** Finds the invoices to make. Failed ones come last, so that a batch of them does not block the others. */
async function due({ db, now }: UnitOfWork, kind: 'red' | 'blue'): Promise<Row[]> {
  const which =
    kind === 'red'
      ? sql`billing.status = ${BILLING_STATUS.made} and red_status = ${RED_STATUS.asked}`
      : sql`billing.status = ${BILLING_STATUS.requested} and (
            orders.status = ${ORDER_STATUS.received}
            or (orders.status = ${ORDER_STATUS.cancelled} and ${depositKept} > 0)
          )
          and not exists (
            select from billing before
            where before.order_id = billing.order_id and before.red_status = ${RED_STATUS.asked}
          )`
  const { rows } = await sql<Row>`
    select billing.order_id as "orderId", round, invoice_number as number, tries
    from billing join orders on orders.id = billing.order_id
    where ${which} and next_at <= ${now} order by next_at, billing.created_at, billing.order_id limit ${BATCH}`.execute(
    db,
  )
  return rows
}

async function rest({ db, now }: UnitOfWork, { orderId, round, tries }: Row): Promise<void> {
  await sql`
    update billing set tries = tries + 1, next_at = ${now + restAfter(tries)}
    where order_id = ${orderId} and round = ${round}`.execute(db)
}

const keyOf = ({ orderId, round }: Row) => `${orderId}-${round}`

/** Fixes the content and the amount of an invoice before it is issued. Later changes by the shopper are refused. */
async function fixInvoice(work: UnitOfWork, { orderId, round }: Row): Promise<Fixed | undefined> {
  return inTransaction(work, async ({ db }) => {
    await lockOrder(db, orderId)
    const before = await readFixed(db, orderId, round)
    if (before.status !== BILLING_STATUS.requested) return undefined
    if (before.lines) return { ...before, lines: before.lines }
    const { ratePercent } = await invoiceRules.read(db)
    const { lines, gross } = taxLines(await readInvoicedLines(db, orderId, before.choice.invoiceContent), ratePercent)
    const fixed =
      gross > 0
        ? sql`lines = ${JSON.stringify(lines)}::jsonb, amount = ${gross}, rate_percent = ${ratePercent}`
        : sql`status = ${BILLING_STATUS.refused}, refused_reason = '没有可开票的金额'`
    await sql`update billing set ${fixed} where order_id = ${orderId} and round = ${round}`.execute(db)
    return gross > 0 ? { ...before, lines, ratePercent } : undefined
  })
}

async function readFixed(
  db: Database,
  orderId: string,
  round: number,
): Promise<Omit<Fixed, 'lines'> & { lines: TaxLine[] | null; status: number }> {
  const { rows } = await sql<Omit<Fixed, 'lines'> & { lines: TaxLine[] | null; status: number }>`
    select status, choice, vat, lines, rate_percent as "ratePercent"
    from billing where order_id = ${orderId} and round = ${round}`.execute(db)
  return rows[0]!
}

async function make(
  work: UnitOfWork,
  { invoices, drawInvoice }: Pick<Ports, 'invoices' | 'drawInvoice'>,
  row: Row,
): Promise<boolean> {
  const { orderId, round } = row
  const fixed = await fixInvoice(work, row)
  if (!fixed) return false
  const issued = await invoices.issue({ key: keyOf(row), orderId, ...facts(fixed) })
  const close = (set: RawBuilder<unknown>, next?: (inside: UnitOfWork) => Promise<void>) =>
    inTransaction(work, async (inside) => {
      await lockOrder(inside.db, orderId)
      const { rows } = await sql`
        update billing set ${set}
        where order_id = ${orderId} and round = ${round} and status = ${BILLING_STATUS.requested}
        returning round`.execute(inside.db)
      if (rows.length > 0) await next?.(inside)
      return rows.length > 0
    })
  if ('refused' in issued) {
    await close(sql`status = ${BILLING_STATUS.refused}, refused_reason = ${issued.refused}`)
    return false
  }
  const { number } = issued
  const pdf = await drawInvoice({ ...(await viewOf(work, row, fixed, { number })), ...noteOf(invoices) })
  return close(
    sql`status = ${BILLING_STATUS.made}, invoice_number = ${number}, pdf = ${pdf}, made_at = ${work.now},
      tries = 0, next_at = 0`,
    async (inside) => {
      await emitOrderEvent(inside, [orderId], 'order.invoiceMade', { number, round })
      // A refund that happened meanwhile did not change the invoice, since the invoice was not made yet.
      await takeBackChanged(inside, orderId)
    },
  )
}

async function takeBack(
  work: UnitOfWork,
  { invoices, drawInvoice }: Pick<Ports, 'invoices' | 'drawInvoice'>,
  row: Row,
): Promise<boolean> {
  const { orderId, round } = row
  const fixed = (await readFixed(work.db, orderId, round)) as Fixed
  const reddens = row.number ?? undefined
  const issued = await invoices.issue({
    key: `${keyOf(row)}-red`,
    orderId,
    ...facts(fixed),
    ...(reddens && { reddens }),
  })
  if ('refused' in issued)
    throw new Error(`Invoice ${reddens} of order ${orderId} is not taken back: ${issued.refused}`)
  const { number } = issued
  const pdf = await drawInvoice({ ...(await viewOf(work, row, fixed, { number, reddens })), ...noteOf(invoices) })
  return inTransaction(work, async (inside) => {
    await lockOrder(inside.db, orderId)
    const { rows } = await sql`
      update billing set red_status = ${RED_STATUS.red}, red_number = ${number}, red_pdf = ${pdf}, red_at = ${work.now}
      where order_id = ${orderId} and round = ${round} and red_status = ${RED_STATUS.asked} returning round`.execute(
      inside.db,
    )
    if (rows.length === 0) return false
    await emitOrderEvent(inside, [orderId], 'order.invoiceTakenBack', { number })
    return true
  })
}

const noteOf = ({ note }: Ports['invoices']) => (note === undefined ? {} : { note })

function facts({ choice, vat, lines }: Fixed) {
  const sum = (of: 'gross' | 'tax') => lines.reduce((total, line) => total + line[of], 0)
  const taxNumber = vat?.taxNumber ?? choice.invoiceTaxNumber
  return {
    amount: sum('gross'),
    tax: sum('tax'),
    title: titleOf({ choice, vat }),
    ...(taxNumber ? { taxNumber } : {}),
    special: choice.invoiceType === INVOICE_TYPE.valueAddedTax,
  }
}

async function viewOf(
  { db, now }: UnitOfWork,
  { orderId }: Row,
  { choice, vat, lines, ratePercent }: Fixed,
  { number, reddens }: { number: string; reddens?: string },
): Promise<InvoiceView> {
  return {
    orderId,
    number,
    ...(reddens && { reddens }),
    madeAt: now,
    title: titleOf({ choice, vat }),
    choice,
    vat,
    lines,
    ratePercent,
    seller: await readSeller(db),
  }
}
