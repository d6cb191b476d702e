/** The types of promotions. E10 defines all codes but 114 and 115; the specification does not define the names. */
export const PROMOTION_TYPE = {
  flashSale: 101,
  discount: 102,
  groupBuy: 103,
  memberPrice: 104,
  preSale: 105,
  reservation: 110,
  newcomer: 112,
  crowdFunding: 113,
  freeTrial: 114,
  bargain: 115,
  gift: 205,
  fullReduction: 1001,
  fullDiscount: 1002,
} as const

/** One of {@link PROMOTION_TYPE}. */
export type PromotionType = (typeof PROMOTION_TYPE)[keyof typeof PROMOTION_TYPE]

/** The short tag of each type beside a price. */
export const PROMOTION_TYPE_LABEL: Readonly<Record<PromotionType, string>> = {
  101: '限时秒杀',
  102: '限时直降',
  103: '拼团',
  104: '会员价',
  105: '预售',
  110: '预约',
  112: '新人专享',
  113: '众筹',
  114: '免费试用',
  115: '好友砍价',
  205: '赠品',
  1001: '满减',
  1002: '满折',
}
