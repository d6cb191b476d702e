/** The text in the lines of an invoice (E03, E04): the products, or only their category. */
export const INVOICE_CONTENT = { details: 1, category: 2 } as const

/** One of {@link INVOICE_CONTENT}. */
export type InvoiceContent = (typeof INVOICE_CONTENT)[keyof typeof INVOICE_CONTENT]

/** The label of each content for shoppers. */
export const INVOICE_CONTENT_LABEL: Readonly<Record<InvoiceContent, string>> = { 1: '商品明细', 2: '商品类别' }
