import { CAMPAIGN_STATUS } from '@hearth/domain'
import { expect, it } from 'vitest'
import { campaignWord, readCampaignStatus } from '#kernel/commands/values/campaign-status'

it('the status of campaigns is chosen by the printed words', () => {
  for (const status of Object.values(CAMPAIGN_STATUS)) expect(readCampaignStatus(campaignWord(status))).toBe(status)
  expect(readCampaignStatus(undefined)).toBeUndefined()
})

it.each(['soon', '', 'toString'])('an unknown status of campaigns is refused: %j', (word) => {
  expect(() => readCampaignStatus(word)).toThrow('--of is one of coming, running, over.')
})
