/**
 * The ways of buying. Each kind decides how its orders are paid, held and cancelled, and which after-sale service they
 * have. The specification does not define the names.
 */
export const ORDER_KIND = {
  normal: 'normal',
  preSale: 'preSale',
  crowdFunding: 'crowdFunding',
  freeTrial: 'freeTrial',
  group: 'group',
  exchange: 'exchange',
  membership: 'membership',
  prize: 'prize',
  reservation: 'reservation',
  bargain: 'bargain',
} as const

/** One of {@link ORDER_KIND}. */
export type OrderKindName = (typeof ORDER_KIND)[keyof typeof ORDER_KIND]

/** The label that staff read for each kind of order. */
export const ORDER_KIND_LABEL: Readonly<Record<OrderKindName, string>> = {
  normal: '普通订单',
  preSale: '预售订单',
  crowdFunding: '众筹订单',
  freeTrial: '试用订单',
  group: '拼团订单',
  exchange: '积分兑换订单',
  membership: '会员订单',
  prize: '奖品订单',
  reservation: '预约订单',
  bargain: '砍价订单',
}
