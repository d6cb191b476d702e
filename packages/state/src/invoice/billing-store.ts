import { BILLING_STATUS, INVOICE_PATTERN, INVOICE_TYPE, RED_STATUS } from '@hearth/domain'
import type { Billing, InvoiceChoice, InvoiceMoney, VatInvoice } from '@hearth/sdk/core'
import { appStore } from '#app/app-store'
import { changing } from '#shop/changing'
import { defineStore, type StoreDefinition } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { refusalOf, type Refusal } from '#shop/refusal-of'
import { tracker } from '#shop/track'

/** The invoice of an order, or the data for requesting one. */
export interface OrderInvoice {
  /** Absent before it was asked for. */
  billing?: Billing
  /** Fen that can be invoiced now. */
  money: number
  /** The available kinds; empty if the shop makes no invoices. */
  types: InvoiceMoney['invoiceTypes']
  /** The order's request; without one, the shopper's last choice. */
  choice: InvoiceChoice
  /** It is requested and not made yet, so its data can be changed (S11). */
  changeable: boolean
  /** The company stored for special ones; absent for none. */
  vat?: VatInvoice
}

/** The shopper's input for requesting an invoice. */
export type InvoiceRequest = Omit<InvoiceChoice, 'pattern'> & { email?: string }

/** The invoice of one order (F04). */
export interface BillingState {
  invoice: Load<OrderInvoice>
  busy: boolean
  /** The refusal of the shop, by the field if it names one. */
  refusal?: Refusal
  load(): Promise<void>
  /** Requests it, or changes an earlier request. Returns whether it succeeded. */
  request(wanted: InvoiceRequest): Promise<boolean>
  /** Opens its file. */
  open(): Promise<void>
  forgetRefusal(): void
}

const isRequested = ({ billingStatus, redStatus }: Billing): boolean =>
  billingStatus === BILLING_STATUS.requested && redStatus === RED_STATUS.none

/** The data of an invoice, from the shopper's input. */
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

/** The store of the invoice of an order. */
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
          // The address is valid for an hour: a page open for longer requests it again.
          await load()
          const url = get().invoice.data?.billing?.pdf_url
          if (!url) return
          await ports.openFile?.(url).catch((error: Error) => store(appStore).getState().showToast(error.message))
        },
      }
    },
  })
