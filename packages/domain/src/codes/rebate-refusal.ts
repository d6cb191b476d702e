/**
 * The reason why a shared order, or a line of it, earns no rebate. The facts at the time of the order decide. The
 * specification does not define the codes.
 */
export const REBATE_REFUSAL = {
  ownOrder: 'ownOrder',
  sameTelephone: 'sameTelephone',
  sameAddress: 'sameAddress',
  eachOther: 'eachOther',
  notCertified: 'notCertified',
  suspended: 'suspended',
  orderKind: 'orderKind',
  notOffered: 'notOffered',
  gift: 'gift',
  nothingPaid: 'nothingPaid',
} as const

/** One of {@link REBATE_REFUSAL}. */
export type RebateRefusal = (typeof REBATE_REFUSAL)[keyof typeof REBATE_REFUSAL]

/** The label of each reason for promoters. */
export const REBATE_REFUSAL_LABEL: Readonly<Record<RebateRefusal, string>> = {
  ownOrder: '自己下的订单没有返利',
  sameTelephone: '下单手机号与您的相同，没有返利',
  sameAddress: '收货地址与您的相同，没有返利',
  eachOther: '与该顾客互相推广购买，没有返利',
  notCertified: '下单时您还没有通过推广员认证',
  suspended: '下单时您的推广资格已暂停',
  orderKind: '这类订单不参加返利',
  notOffered: '下单时商品没有参加返利',
  gift: '赠品没有返利',
  nothingPaid: '实付金额不足，没有返利',
}
