import type { AddressBook } from '#ports/address-book'
import type { Advertiser } from '#ports/advertiser'
import type { Cashier } from '#ports/cashier'
import type { InvoiceIssuer, InvoiceDrawing } from '#ports/invoice-issuer'
import type { Mailer } from '#ports/mailer'
import type { MessagingApp } from '#ports/messaging-app'
import type { MiniProgram } from '#ports/mini-program'
import type { Notifier } from '#ports/notifier'
import type { Payouts } from '#ports/payouts'
import type { PostJudge } from '#ports/post-judge'
import type { PosterDrawing } from '#ports/poster'
import type { Risk } from '#ports/risk'

/** The external services of the server; tests provide their own. */
export interface Ports {
  /** Server time, epoch ms. */
  clock: () => number
  /** Sends SMS. */
  notifier: Notifier
  /** Sends mail; absent in a shop that sends none. */
  mailer?: Mailer
  /** The shop's mini-program in the messaging app; absent in a shop without one. */
  miniProgram?: MiniProgram
  cashier: Cashier
  /** Pays money out to promoters. */
  payouts: Payouts
  addressBook: AddressBook
  invoices: InvoiceIssuer
  /** The account in the messaging app for which pages are signed; absent in a shop without one. */
  messagingApp?: MessagingApp
  risk: Risk
  /** Judges what shoppers write. */
  postJudge: PostJudge
  advertiser: Advertiser
  /** Draws an invoice as PDF. */
  drawInvoice: InvoiceDrawing
  /** Draws a picture for sharing. */
  drawPoster: PosterDrawing
  /** Returns the SVG of a picture that the shop draws itself; undefined for pictures that are stored as files. */
  drawPicture: (name: string) => string | undefined
}
