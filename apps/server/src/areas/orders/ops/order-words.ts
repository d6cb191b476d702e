import { formatDateTime, INVOICE_CONTENT_LABEL, INVOICE_HEADER_LABEL, INVOICE_TYPE_LABEL } from '@hearth/domain'
import type { StoredInvoice } from '#database/tables/stored-invoice'

/** The time of something that happened to an order; empty if it did not happen. */
export const moment = (ms: number | undefined): string => (ms === undefined ? '' : formatDateTime(ms))

/** The wanted invoice of an order, in one line. */
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
