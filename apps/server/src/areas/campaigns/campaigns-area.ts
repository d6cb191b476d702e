import { campaigns } from '@hearth/ops'
import { promotions } from '@hearth/sdk/core'
import { campaignsCommand } from '#areas/campaigns/campaigns-command'
import { forgetVisitors, noteView, writeViews } from '#areas/campaigns/count-views'
import { listCampaigns } from '#areas/campaigns/list-campaigns'
import { opsCampaigns } from '#areas/campaigns/list-ops-campaigns'
import { answers, defineArea, WRITE_LIMITS, type Area } from '#kernel/area'
import { reads } from '#kernel/ops/ops-area'

/**
 * The list of campaigns of all kinds, and the count of their views.
 * @param areas all areas of the shop, which declare the kinds of campaigns
 */
export function campaignsArea(areas: readonly Area[]): Area {
  const sources = areas.flatMap(({ campaigns: own = [] }) => own)
  const list = opsCampaigns(sources)
  return defineArea({
    name: 'campaigns',
    commands: [campaignsCommand],
    ops: [reads(campaigns, { list: (payload, context) => list(context, payload) })],
    calls: [
      answers(promotions, {
        listCampaigns: {
          visitors: true,
          shared: true,
          answer: async (_, { db, now }) => ({ result: await listCampaigns(db, sources, now) }),
        },
        viewCampaign: {
          visitors: true,
          limits: WRITE_LIMITS,
          turns: 'none',
          idempotency: 'never',
          answer: (view, context) => {
            noteView(view, context)
            return {}
          },
        },
      }),
    ],
    jobs: () => [
      { name: 'write views of campaigns', every: 5000, run: (work, ports) => writeViews(work, ports, sources) },
      { name: 'forget visitors of campaigns', every: 3_600_000, run: forgetVisitors },
    ],
  })
}
