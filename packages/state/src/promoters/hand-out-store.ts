import { PROMOTION_TYPE } from '@hearth/domain'
import type { Picture, ProductItem } from '@hearth/sdk/core'
import { myStoreStore } from '#promoters/my-store-store'
import { attempt } from '#shop/attempt'
import { defineStore } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { tracker } from '#shop/track'

/** Free trials that a promoter offers to others by posters. */
export interface HandOutState {
  /** Products that can be tried now. */
  offers: Load<ProductItem[]>
  /** The poster that was made last. */
  poster: Load<Picture>
  load(): Promise<void>
  /**
   * Makes a poster for the trial of a sku. The poster counts as one of the promoter's trials; a retry after a failure
   * does not count again.
   */
  draw(skuNo: string, text: string): Promise<void>
  /** Removes the poster, so that another can be made. */
  clear(): void
}

/** Posters for free trials, made by a promoter (F16). */
export const handOutStore = defineStore<HandOutState>({
  name: 'handOut',
  personal: true,
  create(context, set, get) {
    const { api, ports, store } = context
    const track = tracker<Pick<HandOutState, 'offers' | 'poster'>>(context, set, get)
    const drafting = attempt(ports)
    const quiet = { toast: false } as const
    /** The draft of the poster that is to be made; undefined once the poster is made. */
    let drafted: { wish: string; draftId: string } | undefined
    return {
      offers: idle,
      poster: idle,
      async load() {
        const { freeTrial: promotionType } = PROMOTION_TYPE
        await track(
          'offers',
          async () => (await api.promotions.listByType({ promotionType }, quiet)).result.flatMap((one) => one.products),
          true,
        )
      },
      async draw(skuNo, text) {
        if (get().poster.status === 'loading') return
        const wish = `${skuNo} ${text.trim()}`
        const done = await track('poster', async () => {
          if (drafted?.wish !== wish) {
            const { draftId } = await drafting.send(wish, (idempotencyKey) =>
              api.rebateShop.draftFreeTrial({ skuNo, text: text.trim() }, { ...quiet, idempotencyKey }),
            )
            drafted = { wish, draftId }
          }
          return (await api.rebateShop.getPoster({ draftId: drafted.draftId }, quiet)).picture
        })
        if (!done) return
        drafted = undefined
        await store(myStoreStore).getState().load()
      },
      clear: () => set({ poster: idle }),
    }
  },
})
