import { INVOICE_TYPE, REPLY_CODE, type InvoiceType } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'

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

/** Refuses a kind of invoice that the shop does not make. @throws ShopError badInput that names `invoiceType` */
export async function needInvoiceType(db: Database, type: InvoiceType): Promise<void> {
  const { types } = await readInvoiceRules(db)
  if (type === INVOICE_TYPE.none || !types.includes(type))
    throw new ShopError(REPLY_CODE.badInput, '本店不开具这种发票', 'invoiceType')
}
