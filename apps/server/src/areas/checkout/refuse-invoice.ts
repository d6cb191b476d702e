import { checkInvoice, INVOICE_TYPE, REPLY_CODE } from '@hearth/domain'
import type { InvoiceWish, OrderDraft } from '@hearth/sdk/core'
import { ShopError } from '#kernel/shop-error'

const SPECIAL = '增值税专用发票请在付款后从订单中申请'

/**
 * Refuses an order whose invoice could not be made as it is wished for, rather than keep half of the wish: a company
 * without its name or number, a special VAT invoice, which is asked for once the order is paid, and paper ones.
 * @throws ShopError badInput that names the field.
 */
export function refuseInvoice(draft: InvoiceWish & Pick<Partial<OrderDraft>, 'invoiceId' | 'invoiceAddressId'>): void {
  const refuse = (field: keyof OrderDraft, message: string): never => {
    throw new ShopError(REPLY_CODE.badInput, message, field)
  }
  if (draft.invoiceType === INVOICE_TYPE.valueAddedTax) refuse('invoiceType', SPECIAL)
  if (draft.invoiceId) refuse('invoiceId', SPECIAL)
  if (draft.invoiceAddressId) refuse('invoiceAddressId', '本店只开具电子发票')
  const { invoiceTitle, invoiceTaxNumber } = checkInvoice(draft)
  if (invoiceTitle) refuse('invoiceTitle', invoiceTitle)
  if (invoiceTaxNumber) refuse('invoiceTaxNumber', invoiceTaxNumber)
}
