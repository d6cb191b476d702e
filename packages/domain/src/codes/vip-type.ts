/** The duration of a membership, which also decides the coupons that come with it (F06). */
export const VIP_TYPE = { monthly: 'monthly', quarterly: 'quarterly', yearly: 'yearly' } as const

/** One of {@link VIP_TYPE}. */
export type VipType = (typeof VIP_TYPE)[keyof typeof VIP_TYPE]

/** The label of each duration for shoppers. */
export const VIP_TYPE_LABEL: Readonly<Record<VipType, string>> = { monthly: '月卡', quarterly: '季卡', yearly: '年卡' }
