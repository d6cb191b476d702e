import type { BargainList } from '@hearth/sdk/core'
import { defineStore } from '#shop/define-store'
import { doorOf } from '#shop/door-of'
import { idle, type Load } from '#shop/load'
import { tracker } from '#shop/track'

/** Bargain campaigns that run, and one's own bargains. */
export interface BargainsState {
  list: Load<BargainList>
  load(): Promise<void>
}

/** The store of the list of bargains (F08). */
export const bargainsStore = defineStore<BargainsState>({
  name: 'bargains',
  shared: ['list'],
  create(context, set, get) {
    const { api, ports } = context
    const track = tracker<Pick<BargainsState, 'list'>>(context, set, get)
    // It contains the viewer's bargains.
    context.onForget(() => set({ list: idle }))
    return {
      list: idle,
      async load() {
        await track('list', () => api.bargain.list({ systemType: doorOf(ports.platform) }), true)
      },
    }
  },
})
