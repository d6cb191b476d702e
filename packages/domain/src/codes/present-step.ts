/** A step towards the present of an activity (F07). */
export const PRESENT_STEP = { login: 'login', address: 'address', order: 'order', member: 'member' } as const

/** One of {@link PRESENT_STEP}. */
export type PresentStepName = (typeof PRESENT_STEP)[keyof typeof PRESENT_STEP]

/** The label of each step for shoppers. */
export const PRESENT_STEP_LABEL: Readonly<Record<PresentStepName, string>> = {
  login: '登录账号',
  address: '保存收货地址',
  order: '购买并确认收货',
  member: '开通会员',
}
