import { CAMPAIGN_KIND, CAMPAIGN_KIND_LABEL, formatDateTime, type CampaignKind } from '@hearth/domain'
import type { OpsCampaign } from '@hearth/ops'
import { campaignWord, readCampaignStatus } from '#kernel/commands/campaign-status'
import { command } from '#kernel/commands/command'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { printable } from '#kernel/commands/printable'
import { readCount } from '#kernel/commands/read-words'

const text = ({ kind, campaignId, name, beginTime, endTime, status, views, visitors }: OpsCampaign): string => {
  const time = `${formatDateTime(beginTime)} to ${formatDateTime(endTime)}`
  return [
    `${kind} ${campaignId}  ${campaignWord(status)}  ${time}  ${CAMPAIGN_KIND_LABEL[kind]} ${printable(name)}`,
    `  seen ${views} times by ${visitors} visitors a day, summed`,
  ].join('\n')
}

const KINDS: readonly string[] = Object.values(CAMPAIGN_KIND)

function readKind(said: string | undefined): CampaignKind | undefined {
  if (said === undefined || KINDS.includes(said)) return said as CampaignKind | undefined
  throw new OperatorRefusal(`--kind is one of ${KINDS.join(', ')}.`)
}

/** Campaigns of all kinds, and how often they were seen. */
export const campaignsCommand = command({
  words: 'campaign list [--kind lottery] [--of coming|running|over] [--count 20]',
  help: 'campaigns of all kinds, and how often their pages were seen',
  group: 'service',
  async run({ ops }, { options }) {
    const { campaigns } = await ops.campaigns.list({
      kind: readKind(options['kind']),
      status: readCampaignStatus(options['of']),
      count: readCount(options['count']),
    })
    return campaigns.length === 0 ? 'There are none.' : campaigns.map(text).join('\n')
  },
})
