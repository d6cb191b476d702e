import { PRESENT_AUDIENCE, PRESENT_AUDIENCE_LABEL, type PresentAudience } from '#codes/present-audience'
import { PRESENT_KIND, type PresentKind } from '#codes/present-kind'
import type { PresentStepName } from '#codes/present-step'
import { presentStepText } from '#present/present-steps'
import { formatDateTime } from '#time/format-date-time'
import { formatDeadline } from '#time/format-deadline'

/** An activity as far as its conditions go. Times are epoch ms. */
export interface PresentConditions {
  kind: PresentKind
  audience: PresentAudience
  beginTime: number
  endTime: number
  /** Fen: minimum amount of an order, if an order is a step. */
  orderAmount?: number
  /** How many there are in all; absent for as many as are taken. */
  quantity?: number
  /** Steps beside logging in. */
  steps: readonly PresentStepName[]
  /** What its owner adds. */
  rules: readonly string[]
}

/** The conditions of a present in plain words, a sentence each: shoppers read them before they take it. */
export function presentRules({
  kind,
  audience,
  beginTime,
  endTime,
  orderAmount,
  quantity,
  steps,
  rules,
}: PresentConditions): string[] {
  return [
    `领取时间：${formatDateTime(beginTime)} 至 ${formatDeadline(endTime)}。`,
    // That a guest of a hotel takes it is said below.
    kind === PRESENT_KIND.hotel && audience === PRESENT_AUDIENCE.everybody
      ? '登录后领取，每人限领 1 份。'
      : `${PRESENT_AUDIENCE_LABEL[audience]}，登录后领取，每人限领 1 份。`,
    ...(quantity === undefined ? [] : [`礼品共 ${quantity} 份，先到先得，领完为止。`]),
    ...(kind === PRESENT_KIND.hotel ? ['限合作酒店住客，凭房卡上的编号领取。'] : []),
    ...(steps.length > 0
      ? [`领取前需完成：${steps.map((step) => presentStepText(step, { orderAmount })).join('；')}。`]
      : []),
    '优惠券和积分领取后立即到账，优惠券的使用时间和范围以券面为准。',
    ...rules,
  ]
}
