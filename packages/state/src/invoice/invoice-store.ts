import type { InvoiceChoice, VatInvoice, VatInvoiceDraft } from '@hearth/sdk/core'
import { appStore } from '#app/app-store'
import { changing } from '#shop/changing'
import { defineStore } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { refusalOf, type Refusal } from '#shop/refusal-of'
import { tracker } from '#shop/track'

/** The shopper's stored invoice data (F04, E04). */
export interface InvoiceState {
  /** The default choices for ordinary invoices. */
  choice: Load<InvoiceChoice>
  /** The company for special VAT invoices. */
  vat: Load<{ invoice?: VatInvoice }>
  busy: boolean
  /** The shop's last refusal, with the form's field at fault if the shop named a field. */
  refusal?: Refusal
  load(): Promise<void>
  /** Saves the default choices. Returns whether it succeeded. */
  keepChoice(choice: InvoiceChoice): Promise<boolean>
  /** Adds or changes the company for special VAT invoices. Returns whether it succeeded. */
  keepVat(draft: VatInvoiceDraft): Promise<boolean>
  removeVat(): Promise<boolean>
  forgetRefusal(): void
}

/** Reads and changes the shopper's stored invoice data. */
export const invoiceStore = defineStore<InvoiceState>({
  name: 'invoice',
  personal: true,
  create(context, set, get) {
    const { api, store } = context
    const change = changing(context, set, get, 'busy')
    const track = tracker<Pick<InvoiceState, 'choice' | 'vat'>>(context, set, get)
    const load = async () =>
      void (await Promise.all([
        track('choice', () => api.invoice.get({}), true),
        track('vat', () => api.invoice.getVat({}), true),
      ]))
    const keep = (call: () => Promise<object>, said: string) =>
      change(
        async () => {
          set({ refusal: undefined })
          await call()
          store(appStore).getState().showToast(said)
          await load()
        },
        { refused: (thrown) => set({ refusal: refusalOf(thrown) }) },
      )
    return {
      choice: idle,
      vat: idle,
      busy: false,
      load,
      forgetRefusal: () => set({ refusal: undefined }),
      keepChoice: (choice) => keep(() => api.invoice.change(choice, { toast: false }), '已保存'),
      keepVat: (draft) =>
        keep(() => {
          const kept = get().vat.data?.invoice
          return kept
            ? api.invoice.changeVat({ ...draft, invoiceId: kept.invoiceId }, { toast: false })
            : api.invoice.addVat(draft, { toast: false })
        }, '已提交审核'),
      async removeVat() {
        const invoiceId = get().vat.data?.invoice?.invoiceId
        return invoiceId !== undefined && keep(() => api.invoice.removeVat({ invoiceId }), '已删除')
      },
    }
  },
})
