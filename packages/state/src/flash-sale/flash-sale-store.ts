import type { FlashSaleProduct, FlashSales } from '@hearth/sdk/core'
import { defineStore } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { tracker } from '#shop/track'

/** Flash sales: the sessions of a day, and the products of one session. */
export interface FlashSaleState {
  sales: Load<FlashSales>
  products: Load<FlashSaleProduct[]>
  /** The chosen session; the current one by default. */
  chosen?: string
  /** Shows a session; the current one if undefined. */
  open(promotionId?: string): Promise<void>
  /** Shows another session of the same day. */
  choose(promotionId: string): Promise<void>
  /** Reloads the shown session. */
  refresh(): Promise<void>
}

/** Returns the id of the displayed session. */
export const selectShownSale = ({ sales, chosen }: FlashSaleState): string | undefined =>
  chosen ?? sales.data?.flashSale?.promotionId

/** Flash sales (F08), which are the same for every shopper. */
export const flashSaleStore = defineStore<FlashSaleState>({
  name: 'flashSale',
  shared: ['sales', 'products', 'chosen'],
  create(context, set, get) {
    const { api } = context
    const track = tracker<Pick<FlashSaleState, 'sales' | 'products'>>(context, set, get)
    const loadSales = (promotionId?: string) => track('sales', () => api.promotions.getFlashSale({ promotionId }), true)
    const loadProducts = (promotionId: string | undefined, keep: boolean) =>
      track('products', async () => (await api.promotions.listFlashSaleProducts({ promotionId })).items, keep)
    return {
      sales: idle,
      products: idle,
      async open(promotionId) {
        const same = promotionId === get().chosen
        set({ chosen: promotionId })
        await Promise.all([loadSales(promotionId), loadProducts(promotionId, same)])
      },
      async choose(promotionId) {
        if (promotionId === selectShownSale(get())) return
        set({ chosen: promotionId })
        await loadProducts(promotionId, false)
      },
      async refresh() {
        const { chosen } = get()
        await Promise.all([loadSales(chosen), loadProducts(chosen, true)])
      },
    }
  },
})
