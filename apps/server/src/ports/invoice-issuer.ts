import { createHash } from 'node:crypto'
import type { TaxLine } from '@hearth/domain'
import type { InvoiceChoice, VatInvoiceDraft } from '@hearth/sdk/core'

/** An invoice to issue, or a red invoice that reverses one. */
export interface InvoiceToIssue {
  /** Key of the invoice. Requests with the same key are for the same invoice, which is issued once. */
  key: string
  orderId: string
  /** The amount with tax, fen. */
  amount: number
  /** The tax that the amount includes, fen. */
  tax: number
  /** The buyer's name on the invoice. */
  title: string
  /** Taxpayer number of a company. */
  taxNumber?: string
  /** Whether the invoice is a special VAT invoice. */
  special: boolean
  /** The number of the invoice that a red invoice reverses; absent for other invoices. */
  reddens?: string
}

/** The result: the number of the invoice, or the reason why it will never be issued. */
export type IssuedInvoice = { number: string } | { refused: string }

/** The port to the legal issuer of invoices, such as the tax office's platform. */
export interface InvoiceIssuer {
  /**
   * Issues an invoice and returns its number. Rejects if the issuer cannot issue the invoice now; the shop then calls
   * again, at growing intervals. For an invoice that the issuer will never issue, such as one with an unknown tax
   * number, it returns `refused` with a reason for the shopper, who can correct the data and request the invoice again.
   * If a reversal is refused, the shop requests it again.
   */
  issue(invoice: InvoiceToIssue): Promise<IssuedInvoice>
  /** A note at the foot of the issuer's invoices; none when absent. */
  readonly note?: string
}

/** Number of digits of an invoice number. */
const DIGITS = 20

/**
 * The shop as its own issuer, for trying the shop: it makes up the numbers, and the invoices have no legal value. Equal
 * keys get equal numbers.
 */
export const ownIssuer: InvoiceIssuer = {
  note: '本文件由商城自行生成，仅供核对，不作为报销凭证。',
  async issue({ key }) {
    const hash = createHash('sha256').update(key).digest('hex')
    return { number: BigInt(`0x${hash}`).toString().slice(0, DIGITS) }
  },
}

/** The seller of the goods on an invoice. */
export interface Seller {
  name: string
  /** The unified social credit code of its licence; absent if the shop does not publish it. */
  taxNumber?: string
}

/** All data of an invoice. */
export interface InvoiceView {
  orderId: string
  number: string
  /** The number of the invoice that this red invoice reverses; absent for other invoices. */
  reddens?: string
  /** Epoch ms. */
  madeAt: number
  /** The buyer's name. */
  title: string
  choice: InvoiceChoice
  vat: VatInvoiceDraft | null
  lines: TaxLine[]
  ratePercent: number
  seller: Seller
  /** A note at the foot of the invoice. */
  note?: string
}

/** Draws an invoice as PDF. */
export type InvoiceDrawing = (view: InvoiceView) => Promise<Buffer>
