/** The kinds of campaigns that the page of all campaigns lists. The specification does not define the names. */
export const CAMPAIGN_KIND = {
  flashSale: 'flashSale',
  group: 'group',
  bargain: 'bargain',
  reservation: 'reservation',
  preSale: 'preSale',
  crowdFunding: 'crowdFunding',
  lottery: 'lottery',
  welfare: 'welfare',
  fission: 'fission',
} as const

/** One of {@link CAMPAIGN_KIND}. */
export type CampaignKind = (typeof CAMPAIGN_KIND)[keyof typeof CAMPAIGN_KIND]

/** The label that shoppers read for each kind of campaign. */
export const CAMPAIGN_KIND_LABEL: Readonly<Record<CampaignKind, string>> = {
  flashSale: '限时秒杀',
  group: '拼团',
  bargain: '好友砍价',
  reservation: '预约抢购',
  preSale: '预售',
  crowdFunding: '众筹',
  lottery: '抽奖',
  welfare: '福利',
  fission: '好友助力',
}
