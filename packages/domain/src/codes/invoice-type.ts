/** The kind of invoice of an order (E03, E04): 0 for none. */
export const INVOICE_TYPE = { none: 0, ordinary: 1, valueAddedTax: 2 } as const

/** One of {@link INVOICE_TYPE}. */
export type InvoiceType = (typeof INVOICE_TYPE)[keyof typeof INVOICE_TYPE]

/** The label of each kind for shoppers. */
export const INVOICE_TYPE_LABEL: Readonly<Record<InvoiceType, string>> = {
  0: '不开发票',
  1: '普通发票',
  2: '增值税专用发票',
}

/** The recipient of the invoice (E03): 1 a person, 2 a company. */
export const INVOICE_HEADER = { personal: 1, enterprise: 2 } as const

/** One of {@link INVOICE_HEADER}. */
export type InvoiceHeader = (typeof INVOICE_HEADER)[keyof typeof INVOICE_HEADER]

/** The label that shoppers read for each kind of recipient. */
export const INVOICE_HEADER_LABEL: Readonly<Record<InvoiceHeader, string>> = { 1: '个人', 2: '企业' }
