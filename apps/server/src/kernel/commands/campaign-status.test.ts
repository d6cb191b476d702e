import { CAMPAIGN_STATUS } from '@hearth/domain'
import { expect, it } from 'vitest'
import { campaignWord, readCampaignStatus } from '#kernel/commands/campaign-status'

it('where campaigns stand is read by the words that are printed', () => {
  for (const status of Object.values(CAMPAIGN_STATUS)) expect(readCampaignStatus(campaignWord(status))).toBe(status)
  expect(readCampaignStatus(undefined)).toBeUndefined()
})

it.each(['soon', '', 'toString'])('no campaign stands where nobody knows: %j', (word) => {
  expect(() => readCampaignStatus(word)).toThrow('--of is one of coming, running, over.')
})
