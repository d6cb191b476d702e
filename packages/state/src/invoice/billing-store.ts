import { INVOICE_PATTERN } from '@hearth/domain'
import type { Billing, InvoiceChoice, VatInvoice } from '@hearth/sdk/core'
import { appStore } from '#app/app-store'
import { defineStore, type StoreDefinition } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { tracker } from '#shop/track'

/** What the invoice of an order is, or could be. */
export interface OrderInvoice {
  /** Absent before it was asked for. */
  billing?: Billing
  /** Fen that can be invoiced now. */
  money: number
  /** What the shopper last wanted. */
  choice: InvoiceChoice
  /** The company kept for special ones; absent for none. */
  vat?: VatInvoice
}

/** What a shopper fills in to ask for an invoice. */
export type InvoiceRequest = Omit<InvoiceChoice, 'pattern'> & { email?: string }

/** The invoice of one order (F04). */
export interface BillingState {
  invoice: Load<OrderInvoice>
  busy: boolean
  /** What the shop refused it for, by the field where it says one. */
  refusal?: { field?: string; message: string }
  load(): Promise<void>
  /** Asks for it. Whether it is asked for. */
  request(wanted: InvoiceRequest): Promise<boolean>
  /** Opens its file. */
  open(): Promise<void>
  forgetRefusal(): void
}

/** The store of the invoice of an order. */
export const billingStore = (orderId: string): StoreDefinition<BillingState> =>
  defineStore<BillingState>({
    name: `billing:${orderId}`,
    personal: true,
    create(context, set, get) {
      const { api, ports, store } = context
      const track = tracker<Pick<BillingState, 'invoice'>>(context, set, get)
      const load = async () =>
        void (await track(
          'invoice',
          async () => {
            const [billings, { money }, choice, vat] = await Promise.all([
              api.invoice.listBillings({ orderIds: [orderId] }),
              api.invoice.getInvoiceMoney({ orderId }),
              api.invoice.get({}),
              api.invoice.getVat({}),
            ])
            return { billing: billings.result[0], money, choice, vat: vat.invoice }
          },
          true,
        ))
      return {
        invoice: idle,
        busy: false,
        load,
        forgetRefusal: () => set({ refusal: undefined }),
        async request(wanted) {
          if (get().busy) return false
          set({ busy: true, refusal: undefined })
          try {
            await api.invoice.requestBilling(
              { ...wanted, orderId, pattern: INVOICE_PATTERN.electronic },
              { toast: false },
            )
            store(appStore).getState().showToast('已申请，确认收货后开具')
            await load()
            return true
          } catch (error) {
            const { message, field } = error as Error & { field?: string }
            set({ refusal: { field, message } })
            return false
          } finally {
            set({ busy: false })
          }
        },
        async open() {
          // The address is good for an hour: a page that was open for longer asks anew.
          await load()
          const url = get().invoice.data?.billing?.pdf_url
          if (!url) return
          await ports.openFile?.(url).catch((error: Error) => store(appStore).getState().showToast(error.message))
        },
      }
    },
  })
