import { INVOICE_TYPE, REPLY_CODE, type InvoiceType } from '@hearth/domain'
import type { Database } from '#database/connect'
import { ownerSetting } from '#kernel/ops/owner-setting'
import { ShopError } from '#kernel/shop-error'

/** The owner's rules of invoices. */
export interface InvoiceRules {
  /** Percent: the value-added tax. */
  ratePercent: number
  /** The types of invoices that the shop makes; empty if it makes none. */
  types: InvoiceType[]
}

/** The stored rules of invoices, and their defaults. */
export const invoiceRules = ownerSetting<InvoiceRules>('invoiceRules', {
  ratePercent: 13,
  types: [INVOICE_TYPE.ordinary, INVOICE_TYPE.valueAddedTax],
})

/** Refuses a type of invoice that the shop does not make. @throws ShopError badInput with `invoiceType` */
export async function needInvoiceType(db: Database, type: InvoiceType): Promise<void> {
  const { types } = await invoiceRules.read(db)
  if (type === INVOICE_TYPE.none || !types.includes(type))
    throw new ShopError(REPLY_CODE.badInput, '本店不开具这种发票', 'invoiceType')
}
