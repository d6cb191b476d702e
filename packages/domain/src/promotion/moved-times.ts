import type { CampaignTime } from '#promotion/campaign-status-at'

/** Further times of a promotion besides its begin and end. Epoch ms; absent if its type has none. */
export interface PromotionMoments {
  /** When shoppers can first see the promotion. */
  displayTime?: number
  /** The last moment at which pieces can be reserved. */
  reserveEndTime?: number
  /** When shoppers with a reservation can first buy. */
  buyBeginTime?: number
  /** First and last moment at which the balance of a pre-sale can be paid. */
  balanceBeginTime?: number
  balanceEndTime?: number
}

const MOMENTS = ['displayTime', 'reserveEndTime', 'buyBeginTime', 'balanceBeginTime', 'balanceEndTime'] as const

/**
 * Returns the times of a promotion whose begin is changed. Times that are not given keep their distance from the begin.
 */
export function movedTimes(
  promotion: CampaignTime & PromotionMoments,
  wish: CampaignTime & PromotionMoments,
): CampaignTime & PromotionMoments {
  const later = wish.beginTime - promotion.beginTime
  const moments = MOMENTS.flatMap((name) => {
    const own = promotion[name]
    const time = wish[name] ?? (own === undefined ? undefined : Math.max(0, own + later))
    return time === undefined ? [] : [[name, time] as const]
  })
  return { beginTime: wish.beginTime, endTime: wish.endTime, ...Object.fromEntries(moments) }
}
