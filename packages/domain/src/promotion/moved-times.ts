import type { CampaignTime } from '#promotion/campaign-status-at'

/** Times of a promotion between its beginning and its end, or around them. Epoch ms; absent where its kind has none. */
export interface PromotionMoments {
  /** From when shoppers know of it. */
  displayTime?: number
  /** The last moment of reserving. */
  reserveEndTime?: number
  /** From when those who reserved can buy. */
  buyBeginTime?: number
  /** From when the balance of a pre-sale can be paid, and until when. */
  balanceBeginTime?: number
  balanceEndTime?: number
}

const MOMENTS = ['displayTime', 'reserveEndTime', 'buyBeginTime', 'balanceBeginTime', 'balanceEndTime'] as const

/**
 * The times of a promotion that is held at another time: those that are not named are as long after the beginning as
 * they were.
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
