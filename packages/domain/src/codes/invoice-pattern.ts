/** The form of an invoice (E04, K04): 3 is electronic, the default; 1 and 2 are on paper. */
export const INVOICE_PATTERN = { paper: 1, paperVat: 2, electronic: 3 } as const

/** One of {@link INVOICE_PATTERN}. */
export type InvoicePattern = (typeof INVOICE_PATTERN)[keyof typeof INVOICE_PATTERN]

/** The label that shoppers read for each form of invoice. */
export const INVOICE_PATTERN_LABEL: Readonly<Record<InvoicePattern, string>> = {
  1: '纸质发票',
  2: '纸质专用发票',
  3: '电子发票',
}
