import { CAMPAIGN_STATUS, CAMPAIGN_STATUS_LABEL, type CampaignStatus } from '@hearth/domain'
import { namesOf, oneOf, readChoice, wordIn } from '#kernel/commands/choices'

const CODES: Readonly<Record<string, CampaignStatus>> = {
  coming: CAMPAIGN_STATUS.notBegun,
  running: CAMPAIGN_STATUS.running,
  over: CAMPAIGN_STATUS.over,
}

/** The status of a campaign, as `--of` takes it. */
export const CAMPAIGN_STATES = oneOf(namesOf(CODES, CAMPAIGN_STATUS_LABEL))

/** The status of a campaign, as commands print it. */
export const campaignWord = (status: CampaignStatus): string =>
  wordIn(CAMPAIGN_STATES, Object.entries(CODES).find(([, one]) => one === status)?.[0] ?? '')

/** Reads `--of coming|running|over`; nothing if it is absent. @throws OperatorRefusal for another word */
export const readCampaignStatus = (word: string | undefined): CampaignStatus | undefined =>
  word === undefined ? undefined : CODES[readChoice('--of', word, CAMPAIGN_STATES)]
