import { PRESENT_STEP, PRESENT_STEP_LABEL, type PresentStepName } from '#codes/present-step'
import { formatYuan } from '#money/format-fen'
import { DAY } from '#time/day'

/**
 * Ms after the receipt of an order, from which on the order counts as a step. By then, the products can no longer be
 * returned without a reason, so that nobody keeps a present after returning them.
 */
export const PRESENT_ORDER_WAIT = 7 * DAY

/** A step towards a present, and whether the shopper has done it. */
export interface PresentStepDone {
  step: PresentStepName
  done: boolean
}

/**
 * Returns the steps of an activity for one shopper. Logging in is always the first.
 * @param steps the other steps of the activity, in order
 * @param done the steps that the shopper has done; undefined for a visitor
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

/** Returns the first step that is not done, or undefined if all are done. */
export const nextPresentStep = (steps: readonly PresentStepDone[]): PresentStepName | undefined =>
  steps.find(({ done }) => !done)?.step

/**
 * Returns the description of a step.
 * @param orderAmount fen: minimum amount of the order; absent for any amount
 */
export function presentStepText(step: PresentStepName, { orderAmount }: { orderAmount?: number } = {}): string {
  if (step !== PRESENT_STEP.order) return PRESENT_STEP_LABEL[step]
  const amount = orderAmount ? `单笔实付满 ¥${formatYuan(orderAmount)}，` : ''
  return `活动期间下单，${amount}确认收货满 ${PRESENT_ORDER_WAIT / DAY} 天且未退货`
}
