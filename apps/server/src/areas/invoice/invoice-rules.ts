import { INVOICE_TYPE, type InvoiceType } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#database/connect'

/** The setting that the owner's rules of invoices are kept under. */
export const INVOICE_RULES = 'invoiceRules'

/** What invoices a shop makes: its owner's to set. */
export interface InvoiceRules {
  /** Percent of value-added tax. */
  ratePercent: number
  /** Kinds it makes; none for a shop that makes no invoices. */
  types: InvoiceType[]
}

/** The rules of a shop whose owner has set none. */
export const USUAL_INVOICE_RULES: InvoiceRules = {
  ratePercent: 13,
  types: [INVOICE_TYPE.ordinary, INVOICE_TYPE.valueAddedTax],
}

/** The owner's rules as an expression; null where none were set. */
const storedRules: RawBuilder<InvoiceRules | null> = sql`(
  select value from setting where name = ${sql.lit(INVOICE_RULES)})`

/** The rules that hold now. */
export async function readInvoiceRules(db: Database): Promise<InvoiceRules> {
  const { rows } = await sql<{ rules: InvoiceRules | null }>`select ${storedRules} as rules`.execute(db)
  return rows[0]?.rules ?? USUAL_INVOICE_RULES
}
