import type { BargainSku } from '@hearth/sdk/core'
import { appStore } from '#app/app-store'
import { attempt } from '#shop/attempt'
import { changing } from '#shop/changing'
import { defineStore, type StoreDefinition } from '#shop/define-store'
import { doorOf } from '#shop/door-of'
import { idle, type Load } from '#shop/load'
import { refusalOf } from '#shop/refusal-of'
import { tracker } from '#shop/track'

/** A sku of a bargain campaign, whose price friends can lower. */
export interface BargainSkuState {
  item: Load<BargainSku>
  /** True while a bargain is being started. */
  starting: boolean
  load(): Promise<void>
  /** Starts a bargain, or finds the shopper's existing one, and opens its page. */
  start(): Promise<void>
}

/** Defines the store of the page of one sku in a bargain campaign. */
export const bargainSkuStore = (skuNo: string, bargainCampaignId: string): StoreDefinition<BargainSkuState> =>
  defineStore<BargainSkuState>({
    name: `bargain-sku:${skuNo}:${bargainCampaignId}`,
    shared: ['item'],
    create(context, set, get) {
      const { api, ports, store } = context
      const track = tracker<Pick<BargainSkuState, 'item'>>(context, set, get)
      const wish = { skuNo, bargainCampaignId, systemType: doorOf(ports.platform) }
      const load = async () => void (await track('item', () => api.bargain.getSku(wish, { toast: false }), true))
      const change = changing(context, set, get, 'starting', load)
      const trying = attempt(ports)
      // The item includes the viewer's own bargain, so it is removed at logout.
      context.onForget(() => set({ item: idle }))
      return {
        item: idle,
        starting: false,
        load,
        async start() {
          await change(() => trying.send('start', (idempotencyKey) => api.bargain.start(wish, { idempotencyKey })), {
            done: ({ bargainId }) => ports.navigate(`/bargain/${encodeURIComponent(bargainId)}`),
            // The SDK shows no toast for refusals of this call (X05), so the store shows one.
            refused: (thrown) => store(appStore).getState().showToast(refusalOf(thrown).message),
          })
        },
      }
    },
  })
