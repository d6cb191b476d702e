import type { Call, Empty } from './call'
import type {
  Billing,
  Billings,
  ChangeVatInvoice,
  GetBillings,
  Invoice,
  InvoiceChoice,
  InvoiceId,
  InvoiceMoney,
  MerchantBilling,
  RequestBilling,
  VatInvoice,
  VatInvoiceDraft,
  VatInvoiceReply,
} from './invoice.types'
import type { OrderId } from './orders.types'
import type { GetMerchant } from './products.types'

/** Invoices: ordinary ones and those with value-added tax. */
export const invoice = {
  /**
   * Reads the company data that the shopper keeps for special VAT invoices (F04), and whether it passed review. Absent
   * before any was added.
   * @built not yet: the server answers notBuilt 107002501
   */
  getVat: 'GET /api/invoice/value-add-tax/v1' as Call<Empty, VatInvoiceReply>,
  /**
   * Keeps company data for special VAT invoices; it is reviewed before it can be used, so its status begins at 0, which
   * counts as added (S05).
   * @built not yet: the server answers notBuilt 107002501
   */
  addVat: 'POST /api/invoice/value-add-tax/v1' as Call<VatInvoiceDraft, VatInvoice>,
  /**
   * Replaces the kept company data for special VAT invoices by what is sent. It has to pass the review again before the
   * next order can use it.
   * @built not yet: the server answers notBuilt 107002501
   */
  changeVat: 'PUT /api/invoice/value-add-tax/v1' as Call<ChangeVatInvoice, VatInvoice>,
  /**
   * Deletes the kept company data for special VAT invoices. Invoices that were made with it stay as they are.
   * @built not yet: the server answers notBuilt 107002501
   */
  removeVat: 'DELETE /api/invoice/value-add-tax/v1' as Call<InvoiceId, Empty>,
  /**
   * Reads what the shopper last wanted on an ordinary invoice; header type and content are copied into the checkout
   * (S05). Defaults where nothing was kept.
   * @built not yet: the server answers notBuilt 107002501
   */
  get: 'GET /api/invoice/v1' as Call<Empty, Invoice>,
  /**
   * Keeps what the shopper wants on ordinary invoices from now on, and answers it. Orders that are placed already keep
   * theirs.
   * @built not yet: the server answers notBuilt 107002501
   */
  change: 'PUT /api/invoice/v1' as Call<InvoiceChoice, Invoice>,
  /**
   * Reads the invoice of an order: kind, title, amount, where it stands, and the PDF's address once it is made.
   * @built not yet: the server answers notBuilt 107002501
   */
  getOrderBilling: 'GET /api/platform/billing/v1/order/{orderId}' as Call<OrderId, Billing>,
  /**
   * Tells for how much an order can be invoiced: what was paid for products and not given back.
   * @built not yet: the server answers notBuilt 107002501
   */
  getInvoiceMoney: 'GET /api/platform/billing/v1/invoice/money/{orderId}' as Call<OrderId, InvoiceMoney>,
  /**
   * Tells which kinds of invoice a merchant makes, so that checkout offers no others; an empty list means none.
   * @built not yet: the server answers notBuilt 107002501
   */
  getMerchantBilling: 'GET /api/platform/billing/v1/merchant/{merchantId}' as Call<GetMerchant, MerchantBilling>,
  /**
   * Reads the invoices of up to 50 orders at once, in the order asked for; orders without an invoice are left out.
   * @built not yet: the server answers notBuilt 107002501
   */
  listBillings: 'POST /api/platform/billing/v1/info' as Call<GetBillings, Billings>,
  /**
   * Asks for an invoice after the order was placed, and answers how it stands. One for each order; the PDF is also
   * mailed where an address is given.
   * @built not yet: the server answers notBuilt 107002501
   */
  requestBilling: 'POST /api/platform/billing/v1' as Call<RequestBilling, Billing>,
}

export type * from './invoice.types'
