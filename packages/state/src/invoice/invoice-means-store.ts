import type { InvoiceType } from '@hearth/domain'
import type { VatInvoice } from '@hearth/sdk/core'
import { defineStore } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { tracker } from '#shop/track'

/** Invoice options of an order. */
export interface InvoiceMeans {
  /** Kinds of invoice that all merchants of the order make; empty if none. */
  types: readonly InvoiceType[]
  /** The company stored for special VAT invoices; absent if there is none. */
  vat?: VatInvoice
}

/** Kinds of invoice that the shopper can request at checkout. */
export interface InvoiceMeansState {
  means: Load<InvoiceMeans>
  /** Loads the kinds of invoice that all these merchants make, and the shopper's company. */
  load(merchantIds: readonly string[]): Promise<void>
}

/** Kinds of invoice that the shopper can request at checkout (F04). */
export const invoiceMeansStore = defineStore<InvoiceMeansState>({
  name: 'invoiceMeans',
  personal: true,
  create(context, set, get) {
    const { api } = context
    const track = tracker<Pick<InvoiceMeansState, 'means'>>(context, set, get)
    return {
      means: idle,
      load: async (merchantIds) =>
        void (await track(
          'means',
          async () => {
            const [vat, ...merchants] = await Promise.all([
              api.invoice.getVat({}),
              ...[...new Set(merchantIds)].map((merchantId) => api.invoice.getMerchantBilling({ merchantId })),
            ])
            const [first, ...others] = merchants.map(({ invoiceTypes }) => invoiceTypes)
            return {
              types: first?.filter((type) => others.every((types) => types.includes(type))) ?? [],
              vat: vat.invoice,
            }
          },
          true,
        )),
    }
  },
})
