import { PAYMENT_WAY, type PaymentWay } from '#codes/payment-way'

/** What the marks of each way hold, as owners write them. */
const WORDS: Readonly<Record<PaymentWay, readonly string[]>> = {
  wechat: ['微信'],
  alipay: ['支付宝'],
  unionpay: ['云闪付', '银联'],
  digitalYuan: ['数字人民币'],
}

/**
 * The way to pay that a mark in the shop's footer stands for; nothing for a mark that is none of the known ways.
 * @param mark as the owner wrote it, such as `微信支付`
 */
export const paymentWayOf = (mark: string): PaymentWay | undefined =>
  Object.values(PAYMENT_WAY).find((way) => WORDS[way].some((word) => mark.includes(word)))
