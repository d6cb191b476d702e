import { CAMPAIGN_KIND, CAMPAIGN_KIND_LABEL, type CampaignKind } from '@hearth/domain'
import type { OpsCampaign } from '@hearth/ops'
import { CAMPAIGN_STATES, campaignWord, readCampaignStatus } from '#kernel/commands/values/campaign-status'
import { command } from '#kernel/commands/command'
import { printable } from '#kernel/commands/printable'
import { readCount } from '#kernel/commands/read-words'
import { NONE, timeSpan } from '#kernel/commands/common-words'
import { told } from '#kernel/commands/told'
import { namesOf, oneOf } from '#kernel/commands/choices'

const text = ({ kind, campaignId, name, beginTime, endTime, status, views, visitors }: OpsCampaign): string => {
  const time = timeSpan(beginTime, endTime)
  return [
    `${kind} ${campaignId}  ${campaignWord(status)}  ${time}  ${CAMPAIGN_KIND_LABEL[kind]} ${printable(name)}`,
    told({
      zh: `  浏览 ${views} 次，访客 ${visitors} 人（按天合计）`,
      en: `  seen ${views} times by ${visitors} visitors a day, summed`,
    }),
  ].join('\n')
}

/** Lists campaigns of all kinds, with their views. */
export const campaignsCommand = command({
  words: 'campaign list [--kind lottery] [--of coming|running|over] [--count 20]',
  choices: { kind: oneOf(namesOf(CAMPAIGN_KIND, CAMPAIGN_KIND_LABEL)), of: CAMPAIGN_STATES },
  help: { zh: '全部营销活动和页面浏览量', en: 'campaigns of all kinds, and how often their pages were seen' },
  group: 'campaigns',
  async run({ ops }, { options }) {
    const { campaigns } = await ops.campaigns.list({
      kind: options['kind'] as CampaignKind | undefined,
      status: readCampaignStatus(options['of']),
      count: readCount(options['count']),
    })
    return campaigns.length === 0 ? told(NONE) : campaigns.map(text).join('\n')
  },
})
