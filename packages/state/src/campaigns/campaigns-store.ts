import type { ShopCampaign, ViewCampaign } from '@hearth/sdk/core'
import { defineStore } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { tracker } from '#shop/track'

/** The page that lists the shop's campaigns. */
export interface CampaignsState {
  campaigns: Load<ShopCampaign[]>
  load(): Promise<void>
  /** Reports that the page of a campaign was opened. Failures are ignored. */
  view(campaign: ViewCampaign): Promise<void>
}

/** Running and announced campaigns, which are the same for every shopper. */
export const campaignsStore = defineStore<CampaignsState>({
  name: 'campaigns',
  shared: ['campaigns'],
  create(context, set, get) {
    const track = tracker<Pick<CampaignsState, 'campaigns'>>(context, set, get)
    return {
      campaigns: idle,
      view: (campaign) =>
        context.api.promotions.viewCampaign(campaign, { toast: false }).then(
          () => undefined,
          () => undefined,
        ),
      async load() {
        await track('campaigns', async () => (await context.api.promotions.listCampaigns({})).result, true)
      },
    }
  },
})
