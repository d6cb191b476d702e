import type { PromotionType } from '@hearth/domain'
import type { PromotionWithProducts } from '@hearth/sdk/core'
import { defineStore, type StoreDefinition } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { tracker } from '#shop/track'

/** Promotions of one type. */
export interface PromotionsState {
  promotions: Load<PromotionWithProducts[]>
  load(): Promise<void>
}

/** Defines the store of the promotions of one type, with their products. */
export const promotionsStore = (promotionType: PromotionType): StoreDefinition<PromotionsState> =>
  defineStore<PromotionsState>({
    name: `promotions:${promotionType}`,
    create(context, set, get) {
      const track = tracker(context, set, get)
      return {
        promotions: idle,
        load: async () =>
          void (await track(
            'promotions',
            async () => (await context.api.promotions.listByType({ promotionType })).result,
            true,
          )),
      }
    },
  })
