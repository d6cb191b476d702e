import { INVOICE_CONTENT, type InvoiceContent } from '#codes/invoice-content'
import { INVOICE_PATTERN, type InvoicePattern } from '#codes/invoice-pattern'
import { INVOICE_HEADER, INVOICE_TYPE, type InvoiceHeader, type InvoiceType } from '#codes/invoice-type'
import { isZeroCode } from '#reply/is-zero-code'

/** What the invoice screens hold (E04). */
export interface InvoiceState {
  /** How the invoice is issued; 3 unless chosen otherwise (K04). */
  pattern: InvoicePattern
  /** Which form is open; 1 at first (K04). */
  type: number
  invoiceType: InvoiceType
  invoiceHeaderType: InvoiceHeader
  invoiceContent: InvoiceContent
  invoiceAddressId: string
  /** Whether the invoice was added. */
  status: boolean
}

/** An invoice nothing is chosen for yet (E04, K04). */
export const emptyInvoice = (): InvoiceState => ({
  pattern: INVOICE_PATTERN.electronic,
  type: 1,
  invoiceType: INVOICE_TYPE.ordinary,
  invoiceHeaderType: INVOICE_HEADER.personal,
  invoiceContent: INVOICE_CONTENT.details,
  invoiceAddressId: '',
  status: false,
})

/** The invoice once it was sent to be added: its status is true when the code that came back is 0 (S05). */
export const afterInvoiceAdded = <I extends { status: boolean }>(invoice: I, code: string | number | undefined): I => ({
  ...invoice,
  status: isZeroCode(code),
})

/** The draft of an order with what a fetched invoice says: its header type and content (S05). */
export const withInvoice = <D extends object>(
  draft: D,
  invoice: Pick<InvoiceState, 'invoiceHeaderType' | 'invoiceContent'>,
) => ({
  ...draft,
  invoiceHeader: invoice.invoiceHeaderType,
  invoiceContent: invoice.invoiceContent,
})
