import { checkInvoice, INVOICE_TYPE, REPLY_CODE } from '@hearth/domain'
import type { InvoiceWish, OrderDraft } from '@hearth/sdk/core'
import { ShopError } from '#kernel/shop-error'

/**
 * Refuses an order whose invoice could not be made as it is wished for, rather than keep half of the wish: a company
 * without its name or number, and what waits for invoices to be built (F04): special VAT invoices, and paper ones sent
 * elsewhere than the order.
 * @throws ShopError badInput that names the field.
 */
export function refuseInvoice(draft: InvoiceWish & Pick<Partial<OrderDraft>, 'invoiceId' | 'invoiceAddressId'>): void {
  const refuse = (field: keyof OrderDraft, message: string): never => {
    throw new ShopError(REPLY_CODE.badInput, message, field)
  }
  if (draft.invoiceType === INVOICE_TYPE.valueAddedTax) refuse('invoiceType', '暂不支持增值税专用发票，请改选普通发票')
  if (draft.invoiceId) refuse('invoiceId', '暂不支持增值税专用发票，请改选普通发票')
  if (draft.invoiceAddressId) refuse('invoiceAddressId', '暂不支持邮寄纸质发票，请改选电子发票')
  const { invoiceTitle, invoiceTaxNumber } = checkInvoice(draft)
  if (invoiceTitle) refuse('invoiceTitle', invoiceTitle)
  if (invoiceTaxNumber) refuse('invoiceTaxNumber', invoiceTaxNumber)
}
