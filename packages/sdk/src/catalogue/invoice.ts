import type { Call, Empty } from './call'
import type { Billing, Billings, ChangeVatInvoice, GetBillings, Invoice, InvoiceChoice, InvoiceId, InvoiceMoney, MerchantBilling, RequestBilling, VatInvoice, VatInvoiceDraft, VatInvoiceReply } from './invoice.types'
import type { OrderId } from './orders.types'
import type { GetMerchant } from './products.types'

/** Invoices: ordinary ones and those with value-added tax. */
export const invoice = {
  /** The kept VAT invoice. */
  getVat: 'GET /api/invoice/value-add-tax/v1' as Call<Empty, VatInvoiceReply>,
  /** Keeps a VAT invoice. */
  addVat: 'POST /api/invoice/value-add-tax/v1' as Call<VatInvoiceDraft, VatInvoice>,
  /** Changes the kept VAT invoice. */
  changeVat: 'PUT /api/invoice/value-add-tax/v1' as Call<ChangeVatInvoice, VatInvoice>,
  /** Deletes the kept VAT invoice. */
  removeVat: 'DELETE /api/invoice/value-add-tax/v1' as Call<InvoiceId, Empty>,
  /** The kept ordinary invoice. */
  get: 'GET /api/invoice/v1' as Call<Empty, Invoice>,
  /** Changes the kept ordinary invoice. */
  change: 'PUT /api/invoice/v1' as Call<InvoiceChoice, Invoice>,
  /** The invoice of an order. */
  getOrderBilling: 'GET /api/platform/billing/v1/order/{orderId}' as Call<OrderId, Billing>,
  /** How much of an order can be invoiced. */
  getInvoiceMoney: 'GET /api/platform/billing/v1/invoice/money/{orderId}' as Call<OrderId, InvoiceMoney>,
  /** Which invoices a merchant makes. */
  getMerchantBilling: 'GET /api/platform/billing/v1/merchant/{merchantId}' as Call<GetMerchant, MerchantBilling>,
  /** Invoices of several orders. */
  listBillings: 'POST /api/platform/billing/v1/info' as Call<GetBillings, Billings>,
  /** Asks for an invoice after the order. */
  requestBilling: 'POST /api/platform/billing/v1' as Call<RequestBilling, Billing>,
}

export type * from './invoice.types'
