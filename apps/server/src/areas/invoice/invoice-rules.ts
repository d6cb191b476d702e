import { INVOICE_TYPE, REPLY_CODE, type InvoiceType } from '@hearth/domain'
import type { Database } from '#database/connect'
import { ownerSetting } from '#kernel/ops/owner-setting'
import { ShopError } from '#kernel/shop-error'

/** What invoices a shop makes: its owner's to set. */
export interface InvoiceRules {
  /** Percent of value-added tax. */
  ratePercent: number
  /** Kinds it makes; empty for a shop that makes no invoices. */
  types: InvoiceType[]
}

/** The owner's rules of invoices, as they are set and read. */
export const invoiceRules = ownerSetting<InvoiceRules>('invoiceRules', {
  ratePercent: 13,
  types: [INVOICE_TYPE.ordinary, INVOICE_TYPE.valueAddedTax],
})

/** Refuses a kind of invoice that the shop does not make. @throws ShopError badInput that names `invoiceType` */
export async function needInvoiceType(db: Database, type: InvoiceType): Promise<void> {
  const { types } = await invoiceRules.read(db)
  if (type === INVOICE_TYPE.none || !types.includes(type))
    throw new ShopError(REPLY_CODE.badInput, '本店不开具这种发票', 'invoiceType')
}
