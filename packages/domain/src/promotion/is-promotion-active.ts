/** Whether a promotion runs at server time `now`: from `beginTime` to `endTime`, both included (S18). */
export const isPromotionActive = (promotion: { beginTime: number; endTime: number }, now: number): boolean =>
  promotion.beginTime <= now && now <= promotion.endTime
