import { createHash } from 'node:crypto'
import type { TaxLine } from '@hearth/domain'
import type { InvoiceChoice, VatInvoiceDraft } from '@hearth/sdk/core'

/** An invoice to be made, or to be taken back. */
export interface InvoiceToIssue {
  /** The same for the same invoice however often it is asked for: each is made once. */
  key: string
  orderId: string
  /** Fen with tax. */
  amount: number
  /** Fen of tax in it. */
  tax: number
  /** Name on it. */
  title: string
  /** Taxpayer number of a company. */
  taxNumber?: string
  /** Whether it is a special VAT invoice. */
  special: boolean
  /** The number of the reversed invoice, for a red one. */
  reddens?: string
}

/** What became of one: its number, or why it is never made. */
export type IssuedInvoice = { number: string } | { refused: string }

/** The port to the legal issuer of invoices, such as the tax office's platform. */
export interface InvoiceIssuer {
  /**
   * Issues one and returns its number; rejects if it can't now, and is then called again, at growing intervals. What it
   * will never issue, such as one with an unknown tax number, it answers as `refused`, with a reason for the shopper,
   * who can correct the data and request it again. A reversal cannot be refused, and is requested again.
   */
  issue(invoice: InvoiceToIssue): Promise<IssuedInvoice>
  /** A note at the foot of its invoices; none when absent. */
  readonly note?: string
}

/** Digits of a number. */
const DIGITS = 20

/**
 * Numbers invoices itself, for trying the shop: they look like invoices but have no legal value. The same key has the
 * same number.
 */
export const ownIssuer: InvoiceIssuer = {
  note: '本文件由商城自行生成，仅供核对，不作为报销凭证。',
  async issue({ key }) {
    const hash = createHash('sha256').update(key).digest('hex')
    return { number: BigInt(`0x${hash}`).toString().slice(0, DIGITS) }
  },
}

/** Whose goods an invoice is over. */
export interface Seller {
  name: string
  /** The unified social credit code of its licence; absent where the shop does not say it. */
  taxNumber?: string
}

/** All data of an invoice. */
export interface InvoiceView {
  orderId: string
  number: string
  /** The number of the one it takes back; a red invoice has one. */
  reddens?: string
  /** Epoch ms. */
  madeAt: number
  /** Who buys. */
  title: string
  choice: InvoiceChoice
  vat: VatInvoiceDraft | null
  lines: TaxLine[]
  ratePercent: number
  seller: Seller
  /** Said at its foot. */
  note?: string
}

/** Draws an invoice as PDF. */
export type InvoiceDrawing = (view: InvoiceView) => Promise<Buffer>
