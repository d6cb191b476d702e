import type { FreshmanPresents } from '@hearth/sdk/core'
import { defineStore } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { tracker } from '#shop/track'

/** What newcomers get. */
export interface NewcomerState {
  presents: Load<FreshmanPresents>
  load(): Promise<void>
}

/** Presents for newcomers (F11), the same for everybody. */
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
