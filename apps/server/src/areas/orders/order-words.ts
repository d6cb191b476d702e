import { formatDateTime, INVOICE_CONTENT_LABEL, INVOICE_HEADER_LABEL, INVOICE_TYPE_LABEL } from '@hearth/domain'
import type { StoredInvoice } from '#database/tables/stored-invoice'

/** When something of an order happened; empty where it has not. */
export const moment = (ms: number | undefined): string => (ms === undefined ? '' : formatDateTime(ms))

/** What an invoice of an order asks for, in a line. */
export function invoiceInWords({
  invoiceType,
  invoiceContent,
  invoiceHeader,
  invoiceTitle,
  invoiceTaxNumber,
}: StoredInvoice): string {
  const kind = [
    INVOICE_TYPE_LABEL[invoiceType],
    INVOICE_CONTENT_LABEL[invoiceContent],
    INVOICE_HEADER_LABEL[invoiceHeader],
  ]
  return [...kind, invoiceTitle, invoiceTaxNumber && `税号 ${invoiceTaxNumber}`].filter(Boolean).join(' ')
}
