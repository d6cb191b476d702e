/** The status of a company's data for VAT invoices (F04, S05). */
export const VAT_INVOICE_STATUS = { reviewing: 0, usable: 1, refused: 2 } as const

/** One of {@link VAT_INVOICE_STATUS}. */
export type VatInvoiceStatus = (typeof VAT_INVOICE_STATUS)[keyof typeof VAT_INVOICE_STATUS]

/** The label of each status for shoppers. */
export const VAT_INVOICE_STATUS_LABEL: Readonly<Record<VatInvoiceStatus, string>> = {
  0: '审核中',
  1: '可使用',
  2: '未通过',
}
