import type { Call } from '@hearth/sdk/core'
import type {
  JudgeVat,
  ListOpsBillings,
  ListOpsVats,
  OpsBillingPage,
  OpsInvoiceRules,
  OpsVatPage,
  RefuseBilling,
  SetInvoiceRules,
} from './invoices.types'
import type { Changed } from './shared.types'

/** Invoices: the kinds that the shop makes, companies for special VAT invoices, and requested invoices. */
export const invoices = {
  /** Lists invoices of orders, the latest requests first. */
  list: 'GET /ops/invoices/v1 may=invoices.read' as Call<ListOpsBillings, OpsBillingPage>,
  /**
   * Refuses to make a requested invoice. The shopper reads the reason, and may request it again.
   * @throws notFound 107002404: for an order without an invoice
   * @throws wrongState 107002414: when it was made or refused before
   */
  refuse: 'POST /ops/invoices/{orderId}/refuse/v1 may=invoices.write' as Call<RefuseBilling, Changed>,
  /** Lists the companies that shoppers entered for special VAT invoices, in the order of their ids. */
  listVat: 'GET /ops/invoices/vat/v1 may=invoices.read' as Call<ListOpsVats, OpsVatPage>,
  /**
   * Decides whether a company may have special VAT invoices.
   * @throws notFound 107002404: for a company that is not there
   * @throws badInput 107002400: for a refusal without a reason
   * @throws stale 107003409: when it has changed since it was read
   */
  judgeVat: 'POST /ops/invoices/vat/{invoiceId}/v1 may=invoices.write' as Call<JudgeVat, Changed>,
  /** Reads the kinds of invoices that the shop makes, and the tax rate. */
  rules: 'GET /ops/invoices/rules/v1 may=invoices.read' as Call<object, OpsInvoiceRules>,
  /**
   * Sets the kinds of invoices that the shop makes, and the tax rate, for invoices made from then on.
   * @throws stale 107003409: when they have changed since they were read
   */
  setRules: 'PUT /ops/invoices/rules/v1 may=invoices.write' as Call<SetInvoiceRules, OpsInvoiceRules>,
}

export type * from './invoices.types'
