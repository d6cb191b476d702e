import { formatDeadline, formatFen } from '@hearth/domain'
import { emitterOf } from '#areas/orders/events/order-event'
import type { EventText } from '#shop/order-kind'

/** Steps of a free trial, with the data that their texts need. */
export type TrialStepped =
  | { deed: 'approve' | 'sendBack' | 'resume' | 'takeBack' }
  | { deed: 'refuse'; reason: string }
  /** Until when it can be tried, epoch ms. */
  | { deed: 'begin'; endTime: number }
  /** Fen that are due, or were paid. */
  | { deed: 'keep' | 'overrun'; amount: number }
  | { deed: 'charge'; amount: number; reason: string }

/** What happens to the orders of free trials alone. */
export interface TrialEvents {
  /** An action on the trial that no general order event reports. */
  'order.trialStepped': TrialStepped
}

/** Stores an event of a free trial; see `emitOrderEvent`. */
export const emitTrialEvent = emitterOf<TrialEvents>()

function trialText(step: TrialStepped): EventText {
  switch (step.deed) {
    case 'approve':
      return { title: '试用申请已通过', detail: '正在为您备货' }
    case 'refuse':
      return { title: '试用申请未通过', detail: step.reason }
    case 'begin':
      return { title: '试用开始', detail: `请在 ${formatDeadline(step.endTime)} 前归还或购买` }
    case 'sendBack':
      return { title: '已申请归还', detail: '请等待商城确认' }
    case 'resume':
      return { title: '归还申请已结束', detail: '商品没有归还，请在试用期内处理' }
    case 'takeBack':
      return { title: '试用商品已归还', detail: '试用结束，期待您再次体验' }
    case 'keep':
      return { title: '已买下试用商品', detail: `实付 ¥${formatFen(step.amount)}` }
    case 'overrun':
      return { title: '试用期已结束', detail: `商品未归还，按约定应付 ¥${formatFen(step.amount)}` }
    case 'charge':
      return { title: `试用商品应付 ¥${formatFen(step.amount)}`, detail: step.reason }
  }
}

/** Their texts for the shopper. */
export const TRIAL_EVENT_TEXT = { 'order.trialStepped': trialText } as const
