/** Whether a promotion runs at server time `now`; its first and last moments count (S18). */
export const isPromotionActive = (promotion: { beginTime: number; endTime: number }, now: number): boolean =>
  promotion.beginTime <= now && now <= promotion.endTime
