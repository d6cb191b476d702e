/** What kind of invoice an order asks for (E03, E04): 0 is none. */
export const INVOICE_TYPE = { none: 0, ordinary: 1, valueAddedTax: 2 } as const

/** One of {@link INVOICE_TYPE}. */
export type InvoiceType = (typeof INVOICE_TYPE)[keyof typeof INVOICE_TYPE]

/** What shoppers read for each kind. */
export const INVOICE_TYPE_LABEL: Readonly<Record<InvoiceType, string>> = {
  0: '不开发票',
  1: '普通发票',
  2: '增值税专用发票',
}

/** Whose name heads the invoice (E03): 1 a person's, 2 a company's. */
export const INVOICE_HEADER = { personal: 1, enterprise: 2 } as const

/** One of {@link INVOICE_HEADER}. */
export type InvoiceHeader = (typeof INVOICE_HEADER)[keyof typeof INVOICE_HEADER]

/** What shoppers read for each. */
export const INVOICE_HEADER_LABEL: Readonly<Record<InvoiceHeader, string>> = { 1: '个人', 2: '企业' }
