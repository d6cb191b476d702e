// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'
import type { VatInvoiceStatus } from '@hearth/domain'

/** The company a shopper gave for special VAT invoices. */
export interface VatInvoice {
  bank_account: string
  bank_name: string
  company_name: string
  created_at: number
  id: string
  refused_reason: string | null
  registered_address: string
  registered_telephone: string
  shopper_id: string
  status: Generated<VatInvoiceStatus>
  tax_number: string
  version: Generated<number>
}
