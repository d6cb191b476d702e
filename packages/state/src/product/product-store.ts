import { mostPieces, pickSku } from '@hearth/domain'
import type { ProductItem, Sku, Spu } from '@hearth/sdk/core'
import { appStore } from '#app/app-store'
import { checkoutPath } from '#checkout/checkout-query'
import { defineStore, type StoreDefinition } from '#shop/define-store'
import { lazily } from '#shop/lazily'
import { idle, type Load } from '#shop/load'
import { tracker } from '#shop/track'

/** Maximum number of recommendations on a product page. */
const RECOMMENDED = 10

/** Ms for which a second press is ignored while the next page opens. */
const LEAVING = 1000

/** A product page: the spu, its skus and the shopper's choices. */
export interface ProductState {
  spuNo: string
  spu: Load<Spu>
  skus: Load<Sku[]>
  /** Chosen value of each sale attribute, by the attribute's name. */
  selected: Record<string, string>
  /** The sku with the chosen values. */
  skuNo?: string
  quantity: number
  /** True while the sku is being added to the cart. */
  adding?: boolean
  /** True while checkout is being opened. */
  leaving?: boolean
  recommended: Load<ProductItem[]>
  /** Loads the spu and its skus, and picks a sku: `skuNo` if it can be bought (S24). */
  load(skuNo?: string): Promise<void>
  refresh(): Promise<void>
  loadRecommended(): Promise<void>
  choose(name: string, value: string): void
  setQuantity(quantity: number): void
  /** Adds the picked sku to the cart. Returns whether it succeeded. */
  addToCart(): Promise<boolean>
  buyNow(): void
}

/**
 * Defines the store of one product page. Each product has its own store: a mini-program may show several product pages
 * at once.
 */
export const productStore = (spuNo: string): StoreDefinition<ProductState> =>
  defineStore<ProductState>({
    name: `product:${spuNo}`,
    shared: ['spu', 'skus', 'selected', 'skuNo'],
    create(context, set, get) {
      const { api, ports, store } = context
      const track = tracker(context, set, get)
      /**
       * Loads the code that adds to the cart, at the first press. If this fails, the shopper sees the same message as
       * when the code of a call cannot be loaded.
       */
      const loadAdding = () =>
        import('#cart/add-to-cart').catch((error: Error) => {
          store(appStore).getState().showToast('加载失败，请检查网络后重试')
          throw error
        })

      const pick = (sku: Sku | undefined) => {
        if (!sku) return
        const selected = Object.fromEntries(sku.attributes.map(({ name, value }) => [name, value]))
        set({ selected, skuNo: sku.skuNo, quantity: quantityOf(get().quantity, sku) })
      }
      /** Picks the requested sku. Without a request, picks a default unless a sku is picked already. */
      const pickFirst = (asked?: string) => {
        const { skus, spu, skuNo: picked } = get()
        const wanted = asked ?? picked
        if (wanted !== picked || !picked) pick(pickSku(skus.data ?? [], { skuNo: wanted ?? spu.data?.defaultSkuNo }))
      }
      const { load, refresh } = lazily(
        context,
        () => get().spu.status === 'ready' && get().skus.status === 'ready',
        async () => {
          await Promise.all([
            track('spu', () => api.products.get({ spuNo, platform: 2 }), true),
            track('skus', async () => (await api.products.spuSkus({ spuNo: [spuNo] }))[0]?.skus ?? [], true),
          ])
        },
      )

      return {
        spuNo,
        spu: idle,
        skus: idle,
        selected: {},
        quantity: 1,
        recommended: idle,
        async refresh() {
          await refresh()
          pickFirst()
        },
        async load(skuNo) {
          await load()
          pickFirst(skuNo)
          if (get().spu.status === 'ready') ports.record?.({ event: 'product-seen', spuNo })
        },
        async loadRecommended() {
          if (get().recommended.status === 'ready') return
          await track(
            'recommended',
            async () =>
              (await api.products.recommend({ scene: 'product', spuNo, count: RECOMMENDED }, { toast: false })).result,
          )
        },
        choose(name, value) {
          const { skus, selected } = get()
          const has = (sku: Sku, values: Record<string, string>) =>
            sku.attributes.filter((one) => values[one.name] === one.value).length
          const near = (skus.data ?? [])
            .filter((sku) => has(sku, { [name]: value }))
            .sort((one, other) => has(other, selected) - has(one, selected))
          // If no available sku has all chosen values, the store picks a sku with the value that was chosen last and
          // with as many of the others as possible.
          pick(pickSku(near))
          // The address names the picked sku, so that a reload or a shared link shows it again.
          ports.setQuery?.('skuNo', get().skuNo ?? '')
        },
        setQuantity: (quantity) => set({ quantity: quantityOf(quantity, selectCurrentSku(get())) }),
        async addToCart() {
          const { skuNo, quantity, adding } = get()
          if (!skuNo || adding) return false
          set({ adding: true })
          try {
            const { addToCart } = await loadAdding()
            await addToCart(context, skuNo, quantity)
            return true
          } catch {
            return false
          } finally {
            set({ adding: false })
          }
        },
        buyNow() {
          const { skuNo, quantity, leaving } = get()
          if (!skuNo || leaving) return
          set({ leaving: true })
          // The next page takes time to open. `leaving` blocks further presses meanwhile, and ends soon, since the
          // shopper may return to this page.
          setTimeout(() => set({ leaving: false }), LEAVING)
          ports.navigate(checkoutPath({ skuNo, itemQuantity: quantity }))
        },
      }
    },
  })

/** Returns the picked sku. */
export const selectCurrentSku = (state: ProductState): Sku | undefined =>
  state.skus.data?.find((sku) => sku.skuNo === state.skuNo)

const quantityOf = (quantity: number, sku: Sku | undefined): number =>
  Math.max(1, Math.min(Math.trunc(quantity) || 1, sku ? mostPieces({ ...sku, stock: sku.surplus }) : 1))
