import { formatDeadline, formatFen } from '@hearth/domain'
import { emitterOf } from '#areas/orders/events/order-event'
import type { EventText } from '#shop/order-kind'

/** A step of a free trial, with the data of its text. */
export type TrialStepped =
  | { deed: 'approve' | 'sendBack' | 'resume' | 'takeBack' }
  | { deed: 'refuse'; reason: string }
  /** Epoch ms: the end of the trial. */
  | { deed: 'begin'; endTime: number }
  /** Fen that are due or were paid. */
  | { deed: 'keep' | 'overrun'; amount: number }
  | { deed: 'charge'; amount: number; reason: string }

/** Events that only the orders of free trials have. */
export interface TrialEvents {
  /** A step of the trial that no general event of the order reports. */
  'order.trialStepped': TrialStepped
}

/** Emits an event of a free trial; see `emitOrderEvent`. */
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

/** The texts of the events for the shopper. */
export const TRIAL_EVENT_TEXT = { 'order.trialStepped': trialText } as const
