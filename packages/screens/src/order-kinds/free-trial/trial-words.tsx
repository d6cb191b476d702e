import {
  formatDeadline,
  formatFen,
  FREE_TRIAL_STATUS,
  FREE_TRIAL_STATUS_LABEL,
  TRIAL_CHARGE,
  TRIAL_REVIEW,
} from '@hearth/domain'
import type { FreeTrial, FreeTrialOrder } from '@hearth/state'

type Trial = FreeTrialOrder | FreeTrial

/** Returns the texts of a trial's status and next step. */
export function trialWords(trial: Trial): { title: string; text: string } {
  const { status, review, charge, trialDays, endTime = 0, keepAmount, chargeAmount = keepAmount, reason } = trial
  const title = FREE_TRIAL_STATUS_LABEL[status]
  const { applied, shipped, trying, returning, kept, over } = FREE_TRIAL_STATUS
  switch (status) {
    case applied:
      return review === TRIAL_REVIEW.waiting
        ? { title, text: '商城正在审核您的申请，通过后发货' }
        : { title: '待发货', text: '审核已通过，商城正在备货' }
    case shipped:
      return { title, text: `签收后开始 ${trialDays} 天试用` }
    case trying:
      return { title, text: `请在 ${formatDeadline(endTime)} 前归还，或付 ¥${formatFen(chargeAmount)} 买下` }
    case returning:
      return { title, text: '归还申请处理中，可在售后详情查看进度' }
    case kept:
      return charge === TRIAL_CHARGE.due
        ? {
            title: `待付款 ¥${formatFen(chargeAmount)}`,
            text: reason ?? '试用期已结束，请付款；或申请归还，等商城确认',
          }
        : { title, text: `已付 ¥${formatFen(chargeAmount)}，商品归您所有` }
    case over:
      return { title, text: '商品已归还，期待您再次体验' }
    default:
      return review === TRIAL_REVIEW.refused
        ? { title: '审核未通过', text: reason ?? '' }
        : { title: '已取消', text: '申请已取消，可以再次申请' }
  }
}
