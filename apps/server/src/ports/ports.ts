import type { AddressBook } from '#ports/address-book'
import type { Cashier } from '#ports/cashier'
import type { InvoiceIssuer, InvoiceDrawing } from '#ports/invoice-issuer'
import type { Notifier } from '#ports/notifier'

/** What the server reaches outside itself through; tests hand in their own. */
export interface Ports {
  /** Server time, epoch ms. */
  clock: () => number
  notifier: Notifier
  cashier: Cashier
  addressBook: AddressBook
  invoices: InvoiceIssuer
  /** Draws an invoice as PDF. */
  drawInvoice: InvoiceDrawing
}
