/** The shoppers that a promotion is for (E10, S20): all shoppers, or members only. */
export const PROMOTION_SUPPORT_TARGET = { all: 'all', vip: 'vip' } as const

/** One of {@link PROMOTION_SUPPORT_TARGET}. */
export type PromotionSupportTarget = (typeof PROMOTION_SUPPORT_TARGET)[keyof typeof PROMOTION_SUPPORT_TARGET]

/** The label of each target for shoppers. */
export const PROMOTION_SUPPORT_TARGET_LABEL: Readonly<Record<PromotionSupportTarget, string>> = {
  all: '全部用户',
  vip: '会员专享',
}
