import { PRESENT_STEP, PRESENT_STEP_LABEL, type PresentStepName } from '#codes/present-step'
import { formatYuan } from '#money/format-fen'
import { DAY } from '#time/day'

/**
 * Ms from the receipt of an order until it counts as a step: by then it can no longer be returned without a reason, so
 * that no present stays with a shopper who returned it.
 */
export const PRESENT_ORDER_WAIT = 7 * DAY

/** A step towards a present, and whether it is done. */
export interface PresentStepDone {
  step: PresentStepName
  done: boolean
}

/**
 * The steps of an activity for one shopper: logging in is always the first.
 * @param steps what the activity asks for beside it, in order
 * @param done what they have done; undefined for a visitor
 */
export function presentSteps(
  steps: readonly PresentStepName[],
  done: readonly PresentStepName[] | undefined,
): PresentStepDone[] {
  return [
    { step: PRESENT_STEP.login, done: done !== undefined },
    ...steps.map((step) => ({ step, done: done?.includes(step) ?? false })),
  ]
}

/** The first step that is not done; undefined where all are. */
export const nextPresentStep = (steps: readonly PresentStepDone[]): PresentStepName | undefined =>
  steps.find(({ done }) => !done)?.step

/**
 * A step in words.
 * @param orderAmount fen: minimum amount of an order; absent for any
 */
export function presentStepText(step: PresentStepName, { orderAmount }: { orderAmount?: number } = {}): string {
  if (step !== PRESENT_STEP.order) return PRESENT_STEP_LABEL[step]
  const amount = orderAmount ? `单笔实付满 ¥${formatYuan(orderAmount)}，` : ''
  return `活动期间下单，${amount}确认收货满 ${PRESENT_ORDER_WAIT / DAY} 天且未退货`
}
