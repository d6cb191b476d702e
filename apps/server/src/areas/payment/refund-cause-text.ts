import type { RefundCause } from '#areas/payment/payable'

const TEXT: Readonly<Record<RefundCause, string>> = {
  cancelled: '订单已取消',
  paidLate: '付款到账时订单已取消',
  paidBefore: '重复支付',
  priceChanged: '付款时金额已变更',
  collectedTwice: '重复扣款',
  returned: '售后退款',
  goodwill: '商家退款',
}

/** The cause of a refund in short: the words of staff, or else the text of the cause. */
export const refundCauseText = (cause: RefundCause, words: string | null): string => words || TEXT[cause]
