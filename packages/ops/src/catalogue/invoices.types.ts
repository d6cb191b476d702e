import type { BillingStatus, InvoiceType, RedStatus, VatInvoiceStatus } from '@hearth/domain'
import type { VatInvoiceDraft } from '@hearth/sdk/core'
import type { Expected, PageOf } from './shared.types'

/** Which invoices are meant. */
export interface ListOpsBillings extends PageOf {
  /** Only those in this status. */
  status?: BillingStatus
}

/** An invoice of an order. */
export interface OpsBilling {
  orderId: string
  /** Number of the invoice within the order: after a reversal, the next is for the rest. */
  round: number
  status: BillingStatus
  redStatus: RedStatus
  title: string
  taxNumber?: string
  special: boolean
  /** Fen; absent until it is made. */
  amount?: number
  number?: string
  redNumber?: string
  refusedReason?: string
  /** Epoch ms. */
  createdAt: number
}

/** Invoices of a page. */
export interface OpsBillingPage {
  invoices: OpsBilling[]
  /** The value that requests the next page; empty on the last page. */
  after: string
}

/** Refuses to make an invoice. */
export interface RefuseBilling {
  /**
   * @maxLength 100
   * @examples ["1795190400000000001"]
   */
  orderId: string
  /**
   * As the shopper reads it.
   * @minLength 1
   * @maxLength 100
   * @examples ["抬头与税号不符"]
   */
  reason: string
}

/** Which companies are meant. */
export interface ListOpsVats extends PageOf {
  /** Only those in this status. */
  status?: VatInvoiceStatus
}

/** A company for special VAT invoices. */
export interface OpsVat extends VatInvoiceDraft {
  invoiceId: string
  status: VatInvoiceStatus
  version: number
}

/** Companies of a page. */
export interface OpsVatPage {
  companies: OpsVat[]
  /** Names the next page; empty on the last. */
  after: string
}

/** Decides whether a company may have special VAT invoices. */
export interface JudgeVat extends Expected {
  /** @maxLength 100 */
  invoiceId: string
  usable: boolean
  /**
   * Why not, as the shopper reads it.
   * @maxLength 100
   * @examples ["开户银行与账号不符"]
   */
  reason?: string
}

/** Which invoices the shop makes. */
export interface OpsInvoiceRules {
  /** Percent of value-added tax. */
  ratePercent: number
  /** Kinds of invoices that the shop makes; empty if it makes none. */
  types: InvoiceType[]
  version: number
}

/** Sets it. */
export interface SetInvoiceRules extends Expected {
  /**
   * Percent of value-added tax.
   * @asType integer
   * @minimum 0
   * @maximum 50
   */
  ratePercent: number
  /** @maxItems 2 */
  types: InvoiceType[]
}
