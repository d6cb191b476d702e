import { LOTTERY_FORM_LABEL } from '#codes/lottery-form'

/**
 * The forms of campaigns that platforms have rules about: the ways to earn a chance to draw, help by friends, and
 * invitations. The values are literals, since schemas are generated from their types, and the generator does not follow
 * a spread.
 */
export const CAMPAIGN_FORM = {
  day: 'day',
  order: 'order',
  points: 'points',
  share: 'share',
  help: 'help',
  bargain: 'bargain',
  fission: 'fission',
  invite: 'invite',
} as const

/** One of {@link CAMPAIGN_FORM}. */
export type CampaignForm = (typeof CAMPAIGN_FORM)[keyof typeof CAMPAIGN_FORM]

/** The label of each form for owners. */
export const CAMPAIGN_FORM_LABEL: Readonly<Record<CampaignForm, string>> = {
  ...LOTTERY_FORM_LABEL,
  bargain: '好友砍价',
  fission: '邀请助力',
  invite: '邀请有礼',
}
