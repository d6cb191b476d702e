import type { RecommendScene } from '@hearth/domain'
import type { ProductItem } from '@hearth/sdk/core'
import { defineStore, type StoreDefinition } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { tracker } from '#shop/track'

/** Products that the shop recommends in one scene: a place in the shop, such as the cart. */
export interface RecommendState {
  products: Load<ProductItem[]>
  /** Loads the products. Until they are loaded, the previous products are shown. */
  load(): Promise<void>
}

/** Defines the store of the recommendations of a scene (F11), which may differ for each shopper. */
export const recommendStore = (scene: RecommendScene): StoreDefinition<RecommendState> =>
  defineStore<RecommendState>({
    name: `recommend:${scene}`,
    personal: true,
    create(context, set, get) {
      const track = tracker<Pick<RecommendState, 'products'>>(context, set, get)
      return {
        products: idle,
        load: async () =>
          void (await track(
            'products',
            async () =>
              (await context.api.products.recommend({ scene, count: scene === 'home' ? 20 : 8 }, { toast: false }))
                .result,
            true,
          )),
      }
    },
  })
