// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { BillingStatus, RedStatus, TaxLine } from '@hearth/domain'
import type { Generated } from '#database/generated'
import type { InvoiceChoice, VatInvoiceDraft } from '@hearth/sdk/core'
import type { JSONColumnType } from 'kysely'

/** An invoice of an order. After a reversal, the next round is the invoice for the rest. */
export interface Billing {
  /**
   * Sum of its lines; null until it is issued.
   */
  amount: number | null
  choice: JSONColumnType<InvoiceChoice>
  created_at: number
  email: string | null
  invoice_number: string | null
  lines: JSONColumnType<TaxLine[]> | null
  made_at: number | null
  next_at: Generated<number>
  order_id: string
  pdf: Buffer | null
  rate_percent: number | null
  red_at: number | null
  /**
   * Number of the red invoice that reverses it.
   */
  red_number: string | null
  red_pdf: Buffer | null
  red_status: Generated<RedStatus>
  refused_reason: string | null
  round: number
  shopper_id: string
  status: Generated<BillingStatus>
  tries: Generated<number>
  /**
   * The company at that time; null for an ordinary invoice.
   */
  vat: JSONColumnType<VatInvoiceDraft> | null
}
