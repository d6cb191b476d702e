import { promotions } from '@hearth/sdk/core'
import { listCampaigns } from '#areas/campaigns/list-campaigns'
import { answers, defineArea, type Area } from '#kernel/area'

/** The list of campaigns of all kinds; `areas` declare theirs. */
export function campaignsArea(areas: readonly Area[]): Area {
  const sources = areas.flatMap(({ campaigns = [] }) => campaigns)
  return defineArea({
    name: 'campaigns',
    calls: [
      answers(promotions, {
        listCampaigns: {
          visitors: true,
          shared: true,
          answer: async (_, { db, now }) => ({ result: await listCampaigns(db, sources, now) }),
        },
      }),
    ],
  })
}
