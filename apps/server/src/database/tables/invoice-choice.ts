// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { InvoiceChoice } from '@hearth/sdk/core'
import type { JSONColumnType } from 'kysely'

/** What a shopper wants on ordinary invoices. */
export interface InvoiceChoice2 {
  choice: JSONColumnType<InvoiceChoice>
  shopper_id: string
}
