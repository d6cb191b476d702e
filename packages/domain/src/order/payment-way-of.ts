import { PAYMENT_WAY, type PaymentWay } from '#codes/payment-way'

/** Words by which each way to pay is recognized in a mark. */
const WORDS: Readonly<Record<PaymentWay, readonly string[]>> = {
  wechat: ['微信'],
  alipay: ['支付宝'],
  unionpay: ['云闪付', '银联'],
  digitalYuan: ['数字人民币'],
}

/**
 * The way to pay that a mark in the shop's footer stands for; nothing for an unknown mark.
 * @param mark as the owner wrote it, such as `微信支付`
 */
export const paymentWayOf = (mark: string): PaymentWay | undefined =>
  Object.values(PAYMENT_WAY).find((way) => WORDS[way].some((word) => mark.includes(word)))
