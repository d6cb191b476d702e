import { LOTTERY_FORM, LOTTERY_FORM_LABEL, type LotteryForm } from '#codes/lottery-form'

/** A form of a campaign that rules of platforms are about: ways to a chance to draw, and help of friends. */
export const CAMPAIGN_FORM = { ...LOTTERY_FORM, bargain: 'bargain', fission: 'fission' } as const

/** One of {@link CAMPAIGN_FORM}; spelt out, since schemas are made of types and read no spread. */
export type CampaignForm = LotteryForm | 'bargain' | 'fission'

/** What owners read for each. */
export const CAMPAIGN_FORM_LABEL: Readonly<Record<CampaignForm, string>> = {
  ...LOTTERY_FORM_LABEL,
  bargain: '好友砍价',
  fission: '邀请助力',
}
