import {
  BILLING_STATUS,
  INVOICE_HEADER,
  INVOICE_TYPE,
  RED_STATUS,
  type BillingStatus,
  type RedStatus,
} from '@hearth/domain'
import type { Billing, InvoiceChoice, VatInvoiceDraft } from '@hearth/sdk/core'
import { sql, type RawBuilder } from 'kysely'
import { invoiceMoney } from '#areas/invoice/invoiced-lines'
import { pdfUrl } from '#areas/invoice/pdf-address'
import type { Database } from '#database/connect'

/** An order's newest invoice, as stored. */
export interface StoredBilling {
  orderId: string
  round: number
  status: BillingStatus
  redStatus: RedStatus
  choice: InvoiceChoice
  vat: VatInvoiceDraft | null
  amount: number | null
  money: number
  number: string | null
  refusedReason: string | null
}

const columns = sql`billing.order_id as "orderId", round, billing.status, red_status as "redStatus", choice, vat,
  amount, ${invoiceMoney} as money, invoice_number as number, refused_reason as "refusedReason"`

/** Reads the newest invoices of orders. */
export async function readBillings(db: Database, which: RawBuilder<boolean>): Promise<StoredBilling[]> {
  const { rows } = await sql<StoredBilling>`
    select ${columns} from billing join orders on orders.id = billing.order_id
    where ${which} and round = (select max(round) from billing later where later.order_id = billing.order_id)`.execute(
    db,
  )
  return rows
}

/** Returns the name of the buyer on an invoice. */
export const titleOf = ({ choice, vat }: Pick<StoredBilling, 'choice' | 'vat'>): string =>
  vat?.companyName ?? (choice.invoiceTitle || (choice.invoiceHeaderType === INVOICE_HEADER.personal ? '个人' : ''))

/** Returns the type of an invoice. */
const typeOf = ({ vat }: StoredBilling) => (vat ? INVOICE_TYPE.valueAddedTax : INVOICE_TYPE.ordinary)

/** Returns an invoice in the form for its shopper. Until it is made, its amount is what can be invoiced now. */
export function toBilling(billing: StoredBilling, secret: string, now: number): Billing {
  const { orderId, round, status, redStatus, amount, money, number, refusedReason } = billing
  const made = status === BILLING_STATUS.made
  return {
    orderId,
    invoiceType: typeOf(billing),
    invoiceTitle: titleOf(billing),
    amount: amount ?? money,
    billingStatus: status,
    redStatus,
    ...(number === null ? {} : { invoiceNumber: number }),
    ...(refusedReason === null ? {} : { refusedReason }),
    ...(made ? { pdf_url: pdfUrl(secret, { orderId, round, red: redStatus === RED_STATUS.red }, now) } : {}),
  }
}
