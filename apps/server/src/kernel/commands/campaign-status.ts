import { CAMPAIGN_STATUS, type CampaignStatus } from '@hearth/domain'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'

const WORDS: readonly (readonly [word: string, status: CampaignStatus])[] = [
  ['coming', CAMPAIGN_STATUS.notBegun],
  ['running', CAMPAIGN_STATUS.running],
  ['over', CAMPAIGN_STATUS.over],
]

/** Where a campaign stands, as commands print it. */
export const campaignWord = (status: CampaignStatus): string => WORDS.find(([, one]) => one === status)?.[0] ?? ''

/** Reads `--of coming|running|over`; nothing where it is absent. @throws OperatorRefusal for another word */
export function readCampaignStatus(word: string | undefined): CampaignStatus | undefined {
  if (word === undefined) return undefined
  const found = WORDS.find(([one]) => one === word)
  if (!found) throw new OperatorRefusal(`--of is one of ${WORDS.map(([one]) => one).join(', ')}.`, 2)
  return found[1]
}
