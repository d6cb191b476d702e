import type { FreshmanPresents } from '@hearth/sdk/core'
import { defineStore } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { tracker } from '#shop/track'

/** The page of presents for newcomers. */
export interface NewcomerState {
  presents: Load<FreshmanPresents>
  load(): Promise<void>
}

/** Presents for newcomers (F11), which are the same for every shopper. */
export const newcomerStore = defineStore<NewcomerState>({
  name: 'newcomer',
  create(context, set, get) {
    const track = tracker<Pick<NewcomerState, 'presents'>>(context, set, get)
    return {
      presents: idle,
      load: async () =>
        void (await track('presents', () => context.api.products.listPresents({ presentType: 'newcomer' }), true)),
    }
  },
})
