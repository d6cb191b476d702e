/** The kind of prize of a draw (F07); 0 is no prize. */
export const PRIZE_TYPE = { nothing: 0, product: 1, coupon: 2, points: 3 } as const

/** One of {@link PRIZE_TYPE}. */
export type PrizeType = (typeof PRIZE_TYPE)[keyof typeof PRIZE_TYPE]

/** The label of each kind for shoppers. */
export const PRIZE_TYPE_LABEL: Readonly<Record<PrizeType, string>> = {
  0: '谢谢参与',
  1: '实物',
  2: '优惠券',
  3: '积分',
}
