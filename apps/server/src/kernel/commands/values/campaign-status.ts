import { CAMPAIGN_STATUS, CAMPAIGN_STATUS_LABEL, type CampaignStatus } from '@hearth/domain'
import { namesOf, oneOf, readChoice, wordIn } from '#kernel/commands/choices'

const CODES: Readonly<Record<string, CampaignStatus>> = {
  coming: CAMPAIGN_STATUS.notBegun,
  running: CAMPAIGN_STATUS.running,
  over: CAMPAIGN_STATUS.over,
}

/** Words for the status of a campaign that `--of` accepts. */
export const CAMPAIGN_STATES = oneOf(namesOf(CODES, CAMPAIGN_STATUS_LABEL))

/** Returns the word for the status of a campaign, in the language of the command. */
export const campaignWord = (status: CampaignStatus): string =>
  wordIn(CAMPAIGN_STATES, Object.entries(CODES).find(([, one]) => one === status)?.[0] ?? '')

/**
 * Reads `--of coming|running|over`; undefined if the option is absent.
 * @throws OperatorRefusal for another word
 */
export const readCampaignStatus = (word: string | undefined): CampaignStatus | undefined =>
  word === undefined ? undefined : CODES[readChoice('--of', word, CAMPAIGN_STATES)]
