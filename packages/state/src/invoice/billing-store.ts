import { BILLING_STATUS, INVOICE_PATTERN, INVOICE_TYPE, RED_STATUS } from '@hearth/domain'
import type { Billing, InvoiceChoice, InvoiceMoney, VatInvoice } from '@hearth/sdk/core'
import { appStore } from '#app/app-store'
import { changing } from '#shop/changing'
import { defineStore, type StoreDefinition } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { refusalOf, type Refusal } from '#shop/refusal-of'
import { tracker } from '#shop/track'

/** The invoice of an order, or the data needed to request one. */
export interface OrderInvoice {
  /** The requested invoice; absent until one is requested. */
  billing?: Billing
  /** Fen that can be invoiced now. */
  money: number
  /** Kinds of invoice that the shop offers for the order; empty if none. */
  types: InvoiceMoney['invoiceTypes']
  /** Choices of the existing request; without one, the shopper's last choices. */
  choice: InvoiceChoice
  /** Whether the request can still be changed: the invoice is not made yet (S11). */
  changeable: boolean
  /** The company stored for special VAT invoices; absent if there is none. */
  vat?: VatInvoice
}

/** The shopper's input in the form. */
export type InvoiceRequest = Omit<InvoiceChoice, 'pattern'> & { email?: string }

/** The invoice of one order (F04). */
export interface BillingState {
  invoice: Load<OrderInvoice>
  busy: boolean
  /** The shop's last refusal, with the form's field at fault if the shop named a field. */
  refusal?: Refusal
  load(): Promise<void>
  /** Requests an invoice, or changes the existing request. Returns whether it succeeded. */
  request(wanted: InvoiceRequest): Promise<boolean>
  /** Opens the file of the invoice. */
  open(): Promise<void>
  forgetRefusal(): void
}

const isRequested = ({ billingStatus, redStatus }: Billing): boolean =>
  billingStatus === BILLING_STATUS.requested && redStatus === RED_STATUS.none

/** Returns the fields of the shopper's input that both invoice calls take. */
const sayings = ({
  invoiceType,
  invoiceContent,
  invoiceHeaderType,
  invoiceTitle,
  invoiceTaxNumber,
}: InvoiceRequest) => ({
  invoiceType,
  invoiceContent,
  invoiceHeaderType,
  invoiceTitle,
  invoiceTaxNumber,
})

/** Defines the store of the invoice of one order. */
export const billingStore = (orderId: string): StoreDefinition<BillingState> =>
  defineStore<BillingState>({
    name: `billing:${orderId}`,
    personal: true,
    create(context, set, get) {
      const { api, ports, store } = context
      const change = changing(context, set, get, 'busy')
      const track = tracker<Pick<BillingState, 'invoice'>>(context, set, get)
      const load = async () =>
        void (await track(
          'invoice',
          async () => {
            const [billings, { money, invoiceTypes: types }, asked, usual, vat] = await Promise.all([
              api.invoice.listBillings({ orderIds: [orderId] }),
              api.invoice.getInvoiceMoney({ orderId }),
              api.orders.getInvoice({ orderId }),
              api.invoice.get({}),
              api.invoice.getVat({}),
            ])
            const billing = billings.result[0]
            const wished = asked.invoiceType !== INVOICE_TYPE.none
            return {
              billing,
              money,
              types,
              choice: wished ? asked : usual,
              changeable: billing ? isRequested(billing) : wished,
              vat: vat.invoice,
            }
          },
          true,
        ))
      return {
        invoice: idle,
        busy: false,
        load,
        forgetRefusal: () => set({ refusal: undefined }),
        request: (wanted) =>
          change(
            async () => {
              set({ refusal: undefined })
              const { changeable } = get().invoice.data ?? {}
              const invoice = { ...sayings(wanted), orderId }
              const { electronic: pattern } = INVOICE_PATTERN
              const email = wanted.email || undefined
              await (changeable
                ? api.orders.changeInvoice(invoice, { toast: false })
                : api.invoice.requestBilling({ ...invoice, pattern, email }, { toast: false }))
              store(appStore)
                .getState()
                .showToast(changeable ? '已修改，确认收货后开具' : '已申请，确认收货后开具')
              await load()
            },
            { refused: (thrown) => set({ refusal: refusalOf(thrown) }) },
          ),
        async open() {
          // The address of the file is valid for an hour. It is loaded again here, since the page may have been open
          // for longer.
          await load()
          const url = get().invoice.data?.billing?.pdf_url
          if (!url) return
          await ports.openFile?.(url).catch((error: Error) => store(appStore).getState().showToast(error.message))
        },
      }
    },
  })
