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

/** Invoices: ordinary invoices and special VAT invoices. */
export const invoice = {
  /**
   * Reads the shopper's stored company data for special VAT invoices (F04), and whether it passed review. The reply has
   * no company data if none was added.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getVat: 'GET /api/invoice/value-add-tax/v1' as Call<Empty, VatInvoiceReply>,
  /**
   * Stores company data for special VAT invoices. Staff review the data before an order can use it, so its status is 0
   * at first. Clients treat the reply with status 0 as a success (S05).
   * @throws badInput 107002400: if a field is missing or a number is invalid; `field` says which
   * @throws conflict 107002409: if company data is stored already
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  addVat: 'POST /api/invoice/value-add-tax/v1' as Call<VatInvoiceDraft, VatInvoice>,
  /**
   * Replaces the stored company data for special VAT invoices. It must pass review again before the next order can use
   * it.
   * @throws notFound 107002404: if the data does not exist or belongs to another shopper
   * @throws badInput 107002400: if a field is missing or a number is invalid; `field` says which
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  changeVat: 'PUT /api/invoice/value-add-tax/v1' as Call<ChangeVatInvoice, VatInvoice>,
  /**
   * Deletes the stored company data for special VAT invoices. Invoices issued with it stay unchanged.
   * @throws notFound 107002404: if the data does not exist or belongs to another shopper
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  removeVat: 'DELETE /api/invoice/value-add-tax/v1' as Call<InvoiceId, Empty>,
  /**
   * Reads the shopper's last choice for ordinary invoices. Title type and content are copied into the checkout (S05).
   * Returns defaults if no choice was stored.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  get: 'GET /api/invoice/v1' as Call<Empty, Invoice>,
  /**
   * Stores the shopper's choice for ordinary invoices, and returns it. Orders that are already placed keep the choice
   * that they were placed with.
   * @throws badInput 107002400: for a company without name or number, or a paper invoice; `field` says which
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  change: 'PUT /api/invoice/v1' as Call<InvoiceChoiceDraft, Invoice>,
  /**
   * Reads the invoice of an order: type, title, amount, status, and the URL of the PDF once it is issued.
   * @throws notFound 107002404: if the order does not exist, belongs to another shopper or has no invoice request
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getOrderBilling: 'GET /api/platform/billing/v1/order/{orderId}' as Call<OrderId, Billing>,
  /**
   * Returns the amount of an order that can be invoiced, which is the amount paid for products and not refunded. Also
   * returns the types of invoice that can be issued.
   * @throws notFound 107002404: if the order does not exist or belongs to another shopper
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getInvoiceMoney: 'GET /api/platform/billing/v1/invoice/money/{orderId}' as Call<OrderId, InvoiceMoney>,
  /**
   * Returns the types of invoice that a merchant issues, so that checkout offers no others; an empty list means none.
   * @throws notFound 107002404: if the merchant does not exist
   * @access visitors and shoppers
   * @built yes
   */
  getMerchantBilling: 'GET /api/platform/billing/v1/merchant/{merchantId}' as Call<GetMerchant, MerchantBilling>,
  /**
   * Reads the invoices of up to 50 orders, in the order asked for; orders without an invoice are left out.
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  listBillings: 'POST /api/platform/billing/v1/info' as Call<GetBillings, Billings>,
  /**
   * Requests an invoice after the order was placed, and returns its status. It is issued once the order is received. An
   * order has one invoice; if the invoice is reversed, another one is issued for the remaining amount.
   * @throws notFound 107002404: if the order, or VAT data, does not exist or belongs to another shopper
   * @throws wrongState 107002414: if the order is not paid, has an invoice or has nothing to invoice, and while VAT
   *   data is under review
   * @throws badInput 107002400: for a type that this shop does not issue, a company without name or number, or an
   *   invalid address; `field` says which
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  requestBilling: 'POST /api/platform/billing/v1' as Call<RequestBilling, Billing>,
}

export type * from './invoice.types'
