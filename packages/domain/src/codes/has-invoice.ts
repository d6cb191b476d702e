/** Whether a shopper still has the invoice of a returned product (E08); -1 if the shopper has not answered. */
export const HAS_INVOICE = { unsaid: -1, no: 0, yes: 1 } as const

/** One of {@link HAS_INVOICE}. */
export type HasInvoice = (typeof HAS_INVOICE)[keyof typeof HAS_INVOICE]

/** The label of each answer for shoppers. */
export const HAS_INVOICE_LABEL: Readonly<Record<HasInvoice, string>> = { [-1]: '请选择', 0: '没有发票', 1: '有发票' }
