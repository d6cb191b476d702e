import { PAYMENT_WAY, type PaymentWay } from '#codes/payment-way'

/** For each way to pay, the words that a payment mark of this way contains. */
const WORDS: Readonly<Record<PaymentWay, readonly string[]>> = {
  wechat: ['微信'],
  alipay: ['支付宝'],
  unionpay: ['云闪付', '银联'],
  digitalYuan: ['数字人民币'],
}

/**
 * Returns the way to pay that a payment mark in the shop's footer names, or undefined if it names none.
 * @param mark as the owner wrote it, such as `微信支付`
 */
export const paymentWayOf = (mark: string): PaymentWay | undefined =>
  Object.values(PAYMENT_WAY).find((way) => WORDS[way].some((word) => mark.includes(word)))
