import type { Call, Empty } from './call'
import type {
  Billing,
  Billings,
  ChangeVatInvoice,
  GetBillings,
  Invoice,
  InvoiceChoiceDraft,
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
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getVat: 'GET /api/invoice/value-add-tax/v1' as Call<Empty, VatInvoiceReply>,
  /**
   * Keeps company data for special VAT invoices; it is reviewed before it can be used, so its status begins at 0, which
   * counts as added (S05).
   * @throws badInput 107002400: for a line that is missing, or a number that does not prove itself; `field` says which
   * @throws conflict 107002409: when one is kept already
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  addVat: 'POST /api/invoice/value-add-tax/v1' as Call<VatInvoiceDraft, VatInvoice>,
  /**
   * Replaces the kept company data for special VAT invoices by what is sent. It has to pass the review again before the
   * next order can use it.
   * @throws notFound 107002404: for data that is not there, or another shopper's
   * @throws badInput 107002400: for a line that is missing, or a number that does not prove itself; `field` says which
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  changeVat: 'PUT /api/invoice/value-add-tax/v1' as Call<ChangeVatInvoice, VatInvoice>,
  /**
   * Deletes the kept company data for special VAT invoices. Invoices that were made with it stay as they are.
   * @throws notFound 107002404: for data that is not there, or another shopper's
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  removeVat: 'DELETE /api/invoice/value-add-tax/v1' as Call<InvoiceId, Empty>,
  /**
   * Reads what the shopper last wanted on an ordinary invoice; header type and content are copied into the checkout
   * (S05). Defaults where nothing was kept.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  get: 'GET /api/invoice/v1' as Call<Empty, Invoice>,
  /**
   * Keeps what the shopper wants on ordinary invoices from now on, and answers it. Orders that are placed already keep
   * theirs.
   * @throws badInput 107002400: for a company without its name or number, or for one on paper; `field` says which
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  change: 'PUT /api/invoice/v1' as Call<InvoiceChoiceDraft, Invoice>,
  /**
   * Reads the invoice of an order: kind, title, amount, status, and the PDF's address once it is made.
   * @throws notFound 107002404: for an order that is not there, or another shopper's, or that no invoice was asked for
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getOrderBilling: 'GET /api/platform/billing/v1/order/{orderId}' as Call<OrderId, Billing>,
  /**
   * Tells for how much an order can be invoiced, what was paid for products and not given back, and as which kinds.
   * @throws notFound 107002404: for an order that is not there, or another shopper's
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getInvoiceMoney: 'GET /api/platform/billing/v1/invoice/money/{orderId}' as Call<OrderId, InvoiceMoney>,
  /**
   * Tells which kinds of invoice a merchant makes, so that checkout offers no others; an empty list means none.
   * @throws notFound 107002404: for a merchant that is not there
   * @access visitors and shoppers
   * @built yes
   */
  getMerchantBilling: 'GET /api/platform/billing/v1/merchant/{merchantId}' as Call<GetMerchant, MerchantBilling>,
  /**
   * Reads the invoices of up to 50 orders at once, in the order asked for; orders without an invoice are left out.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  listBillings: 'POST /api/platform/billing/v1/info' as Call<GetBillings, Billings>,
  /**
   * Requests an invoice after the order was placed, and returns its status. It is made once the order is received: one
   * for each order, except for the rest after a reversal.
   * @throws notFound 107002404: for an order, or VAT data, that is not there, or another shopper's
   * @throws wrongState 107002414: when it is not paid, has an invoice, or nothing can be invoiced, and while VAT data
   *   is reviewed
   * @throws badInput 107002400: for a kind this shop does not make, a company without its name or number, or an address
   *   that is none; `field` says which
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  requestBilling: 'POST /api/platform/billing/v1' as Call<RequestBilling, Billing>,
}

export type * from './invoice.types'
