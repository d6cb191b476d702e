/** Ways to get a chance to draw. */
export const LOTTERY_FORM = { day: 'day', order: 'order', points: 'points', share: 'share', help: 'help' } as const

/** One of {@link LOTTERY_FORM}. */
export type LotteryForm = (typeof LOTTERY_FORM)[keyof typeof LOTTERY_FORM]

/** The label that shoppers read for each way to get a chance. */
export const LOTTERY_FORM_LABEL: Readonly<Record<LotteryForm, string>> = {
  day: '每日免费',
  order: '下单赠送',
  points: '积分兑换',
  share: '分享赠送',
  help: '好友助力',
}
