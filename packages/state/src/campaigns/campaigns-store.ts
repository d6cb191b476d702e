import type { ShopCampaign } from '@hearth/sdk/core'
import { defineStore } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { tracker } from '#shop/track'

/** Campaigns of all kinds. */
export interface CampaignsState {
  campaigns: Load<ShopCampaign[]>
  load(): Promise<void>
}

/** What runs in the shop and what is to come, the same for everybody. */
export const campaignsStore = defineStore<CampaignsState>({
  name: 'campaigns',
  shared: ['campaigns'],
  create(context, set, get) {
    const track = tracker<Pick<CampaignsState, 'campaigns'>>(context, set, get)
    return {
      campaigns: idle,
      async load() {
        await track('campaigns', async () => (await context.api.promotions.listCampaigns({})).result, true)
      },
    }
  },
})
