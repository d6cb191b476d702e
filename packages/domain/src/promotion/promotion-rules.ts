import { formatDateTime } from '#time/format-date-time'
import type { CampaignTime } from '#promotion/campaign-status-at'

/** The terms of a promotion besides its prices, set by its owner. Times are epoch ms. */
export interface PromotionRulesOf extends CampaignTime {
  /** Number of shoppers in a group, and hours until it must be complete. */
  groupSize?: number
  groupHours?: number
  /** Maximum number of friends who help with a bargain, and hours that the bargain lasts. */
  bargainHelpers?: number
  bargainHours?: number
  /**
   * The last moment at which pieces can be reserved, and the first moment at which shoppers with a reservation can buy.
   */
  reserveEndTime?: number
  buyBeginTime?: number
}

const span = (from: number, to: number): string => `${formatDateTime(from)} 至 ${formatDateTime(to)}`

/** Returns the rules of a promotion in words, one sentence each: its time, and the conditions of its type. */
export function promotionRules(promotion: PromotionRulesOf): string[] {
  const { beginTime, endTime, groupSize, groupHours, bargainHelpers, bargainHours } = promotion
  const { reserveEndTime, buyBeginTime } = promotion
  return [
    reserveEndTime === undefined || buyBeginTime === undefined
      ? `活动时间：${span(beginTime, endTime)}。`
      : `预约时间：${span(beginTime, reserveEndTime)}；抢购时间：${span(buyBeginTime, endTime)}。`,
    ...(groupSize === undefined ? [] : [`${groupSize} 人成团，开团后 ${groupHours} 小时内有效。`]),
    ...(bargainHelpers === undefined ? [] : [`最多 ${bargainHelpers} 位好友帮砍，发起后 ${bargainHours} 小时内有效。`]),
  ]
}
