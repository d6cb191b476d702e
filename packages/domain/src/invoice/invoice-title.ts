/** A title for invoices, as the host app stores it. Unknown fields are empty. */
export interface InvoiceTitle {
  kind: 'company' | 'personal'
  title: string
  taxNumber: string
  companyAddress: string
  telephone: string
  bankName: string
  bankAccount: string
}
