import type { ProductItem, Shop } from '@hearth/sdk/core'
import { defineStore, type StoreDefinition } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import type { ShopApi } from '#shop/shop-api'
import { tracker } from '#shop/track'

/** A promoter's shop as visitors see it. */
export interface MiniShopState {
  shop: Load<Shop>
  products: Load<ProductItem[]>
  load(): Promise<void>
  /** Reports a view of the shop. */
  seen(): void
}

/**
 * Returns the products of a promoter's shop: the home page's recommendations. All promoters' shops show the same
 * products.
 */
const shownIn = async (api: ShopApi): Promise<ProductItem[]> =>
  (await api.products.recommend({ scene: 'home', count: 20 }, { toast: false })).result

/**
 * Returns the products in the order in which they are already shown, followed by new ones. A shopper's own
 * recommendations load after the general ones; in their own order, they would move the products on the page.
 */
function keepPlaces(before: readonly ProductItem[] = [], products: readonly ProductItem[]): ProductItem[] {
  const anew = new Map(products.map((product) => [product.spuNo, product]))
  const kept = before.map((product) => anew.get(product.spuNo) ?? product)
  for (const { spuNo } of before) anew.delete(spuNo)
  return [...kept, ...anew.values()]
}

/** Defines the store of the page of a promoter's shop (R04, R10). */
export const miniShopStore = (shopId: string): StoreDefinition<MiniShopState> =>
  defineStore<MiniShopState>({
    name: `miniShop:${shopId}`,
    shared: ['shop', 'products'],
    create(context, set, get) {
      const { api } = context
      const track = tracker<Pick<MiniShopState, 'shop' | 'products'>>(context, set, get)
      return {
        shop: idle,
        products: idle,
        async load() {
          await Promise.all([
            track('shop', () => api.rebateShop.get({ shopId }, { toast: false }), true),
            track('products', async () => keepPlaces(get().products.data, await shownIn(api)), true),
          ])
        },
        // The page works without the report of the view, so failures are ignored.
        seen: () => void api.rebateShop.view({ shopId }, { toast: false }).catch(() => undefined),
      }
    },
  })
