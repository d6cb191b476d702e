import { createHash } from 'node:crypto'
import type { TaxLine } from '@hearth/domain'
import type { InvoiceChoice, VatInvoiceDraft } from '@hearth/sdk/core'

/** An invoice to issue, or a red invoice that reverses one. */
export interface InvoiceToIssue {
  /** The same for each request of one invoice, which is issued once. */
  key: string
  orderId: string
  /** The amount with tax, fen. */
  amount: number
  /** The tax that the amount includes, fen. */
  tax: number
  /** The buyer's name on it. */
  title: string
  /** Taxpayer number of a company. */
  taxNumber?: string
  /** Whether it is a special VAT invoice. */
  special: boolean
  /** The number of the invoice that a red invoice reverses; absent for other invoices. */
  reddens?: string
}

/** The result: the number of the invoice, or the reason why it will never be issued. */
export type IssuedInvoice = { number: string } | { refused: string }

/** The port to the legal issuer of invoices, such as the tax office's platform. */
export interface InvoiceIssuer {
  /**
   * Issues an invoice and returns its number. Rejects if it cannot issue it now, and is then called again, at growing
   * intervals. For an invoice that it will never issue, such as one with an unknown tax number, it returns `refused`
   * with a reason for the shopper, who can correct the data and request the invoice again. A reversal cannot be
   * refused, and is requested again.
   */
  issue(invoice: InvoiceToIssue): Promise<IssuedInvoice>
  /** A note at the foot of its invoices; none when absent. */
  readonly note?: string
}

/** Digits of an invoice number. */
const DIGITS = 20

/**
 * Numbers invoices itself, for trying the shop: they look like invoices but have no legal value. Equal keys get equal
 * numbers.
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
  /** The number of the invoice that it reverses; absent if it is no red invoice. */
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
  /** A note at its foot. */
  note?: string
}

/** Draws an invoice as PDF. */
export type InvoiceDrawing = (view: InvoiceView) => Promise<Buffer>
