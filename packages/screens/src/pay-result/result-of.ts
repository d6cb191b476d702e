import { isPendingPayment, ORDER_STATUS, PAYMENT_STATUS, paymentName } from '@hearth/domain'
import type { PaymentState } from '@hearth/state'
import type { IconName } from '@hearth/ui'

/** Texts of a payment's status. */
export interface PayResult {
  tone: 'good' | 'waiting' | 'bad'
  icon: IconName
  title: string
  text: string
  /** True if the payment can be repeated. */
  again?: boolean
  /** True if the payment may still arrive. */
  waiting?: boolean
}

/**
 * Returns the texts for a payment's status. A payment that came too late is refunded, and its text says so.
 * @param paidText text for a complete payment, about what happens next; by default, that the merchant will ship soon
 */
export function resultOf(
  { paymentStatus, orderStatus, kind }: PaymentState,
  paidText = '商家会尽快为您发货，物流信息可以在订单中查看',
): PayResult {
  switch (paymentStatus) {
    case PAYMENT_STATUS.paid:
      if (orderStatus === ORDER_STATUS.pendingFinalPayment)
        return {
          tone: 'good',
          icon: 'check',
          title: `${paymentName({ kind }, false)}支付成功`,
          text: `请留意${paymentName({ kind }, true)}支付时间，在订单中付清${paymentName({ kind }, true)}后为您发货`,
        }
      return { tone: 'good', icon: 'check', title: '支付成功', text: paidText }
    case PAYMENT_STATUS.refunding:
      return { tone: 'waiting', icon: 'clock', title: '正在退款', text: '付款到账时订单已经取消，款项会原路退回' }
    case PAYMENT_STATUS.refunded:
      return { tone: 'waiting', icon: 'check', title: '已退款', text: '付款到账时订单已经取消，款项已原路退回' }
    case PAYMENT_STATUS.failed:
      return {
        tone: 'bad',
        icon: 'alert',
        title: '支付未成功',
        text: isPendingPayment(orderStatus) ? '款项没有扣除，可以重新支付' : '款项没有扣除，订单已经取消',
        again: isPendingPayment(orderStatus),
      }
    default:
      return isPendingPayment(orderStatus)
        ? {
            tone: 'waiting',
            icon: 'clock',
            title: '还没有收到付款',
            text: '如果已经付款，请稍等片刻，结果会自动更新，请不要重复支付',
            again: true,
            waiting: true,
          }
        : { tone: 'bad', icon: 'alert', title: '订单已取消', text: '如有付款到账，款项会原路退回' }
  }
}
