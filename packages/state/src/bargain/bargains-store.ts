import type { BargainList } from '@hearth/sdk/core'
import { defineStore } from '#shop/define-store'
import { doorOf } from '#shop/door-of'
import { idle, type Load } from '#shop/load'
import { tracker } from '#shop/track'

/** Current bargain campaigns, and the viewer's own bargains. */
export interface BargainsState {
  list: Load<BargainList>
  load(): Promise<void>
}

/** The list of bargains (F08). */
export const bargainsStore = defineStore<BargainsState>({
  name: 'bargains',
  shared: ['list'],
  create(context, set, get) {
    const { api, ports } = context
    const track = tracker<Pick<BargainsState, 'list'>>(context, set, get)
    // The list includes the viewer's own bargains, so it is removed at logout.
    context.onForget(() => set({ list: idle }))
    return {
      list: idle,
      async load() {
        await track('list', () => api.bargain.list({ systemType: doorOf(ports.platform) }), true)
      },
    }
  },
})
