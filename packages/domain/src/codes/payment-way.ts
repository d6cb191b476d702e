/** Ways to pay that shoppers recognize by their logos. */
export const PAYMENT_WAY = {
  wechat: 'wechat',
  alipay: 'alipay',
  unionpay: 'unionpay',
  digitalYuan: 'digitalYuan',
} as const

/** One of {@link PAYMENT_WAY}. */
export type PaymentWay = (typeof PAYMENT_WAY)[keyof typeof PAYMENT_WAY]

/** The label of each way for shoppers. */
export const PAYMENT_WAY_LABEL: Readonly<Record<PaymentWay, string>> = {
  wechat: '微信支付',
  alipay: '支付宝',
  unionpay: '云闪付',
  digitalYuan: '数字人民币',
}
