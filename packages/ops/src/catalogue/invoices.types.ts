import type { BillingStatus, InvoiceType, RedStatus, VatInvoiceStatus } from '@hearth/domain'
import type { VatInvoiceDraft } from '@hearth/sdk/core'
import type { Expected, PageOf } from './shared.types'

/** Selects the invoices to list. */
export interface ListOpsBillings extends PageOf {
  /** Only invoices in this status. */
  status?: BillingStatus
}

/** An invoice of an order. */
export interface OpsBilling {
  orderId: string
  /**
   * Number of the invoice within the order. The invoice that replaces a reversed invoice has the next number, and
   * covers the remaining amount.
   */
  round: number
  status: BillingStatus
  redStatus: RedStatus
  title: string
  taxNumber?: string
  special: boolean
  /** Fen; absent until the invoice is made. */
  amount?: number
  number?: string
  redNumber?: string
  refusedReason?: string
  /** Epoch ms. */
  createdAt: number
}

/** A page of invoices. */
export interface OpsBillingPage {
  invoices: OpsBilling[]
  /** Value of `after` that requests the next page; empty on the last page. */
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
   * The reason, as the shopper reads it.
   * @minLength 1
   * @maxLength 100
   * @examples ["抬头与税号不符"]
   */
  reason: string
}

/** Selects the companies to list. */
export interface ListOpsVats extends PageOf {
  /** Only companies in this status. */
  status?: VatInvoiceStatus
}

/** A company for special VAT invoices. */
export interface OpsVat extends VatInvoiceDraft {
  invoiceId: string
  status: VatInvoiceStatus
  version: number
}

/** A page of companies. */
export interface OpsVatPage {
  companies: OpsVat[]
  /** Value of `after` that requests the next page; empty on the last page. */
  after: string
}

/** Decides whether a company may have special VAT invoices. */
export interface JudgeVat extends Expected {
  /** @maxLength 100 */
  invoiceId: string
  usable: boolean
  /**
   * The reason of a refusal, as the shopper reads it.
   * @maxLength 100
   * @examples ["开户银行与账号不符"]
   */
  reason?: string
}

/** The kinds of invoices that the shop makes, with the tax rate. */
export interface OpsInvoiceRules {
  /** The rate of value-added tax in percent. */
  ratePercent: number
  /** Kinds of invoices that the shop makes; empty if it makes none. */
  types: InvoiceType[]
  version: number
}

/** Sets the kinds of invoices that the shop makes, and the tax rate. */
export interface SetInvoiceRules extends Expected {
  /**
   * The rate of value-added tax in percent.
   * @asType integer
   * @minimum 0
   * @maximum 50
   */
  ratePercent: number
  /** @maxItems 2 */
  types: InvoiceType[]
}
