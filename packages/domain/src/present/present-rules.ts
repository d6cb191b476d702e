import { PRESENT_AUDIENCE, PRESENT_AUDIENCE_LABEL, type PresentAudience } from '#codes/present-audience'
import { PRESENT_KIND, type PresentKind } from '#codes/present-kind'
import type { PresentStepName } from '#codes/present-step'
import { presentStepText } from '#present/present-steps'
import { formatDateTime } from '#time/format-date-time'
import { formatDeadline } from '#time/format-deadline'

/** The terms of an activity's present. Times are epoch ms. */
export interface PresentConditions {
  kind: PresentKind
  audience: PresentAudience
  beginTime: number
  endTime: number
  /** Fen: minimum amount of the order, if ordering is a step. */
  orderAmount?: number
  /** Number of presents in total; absent for no limit. */
  quantity?: number
  /** Steps besides logging in. */
  steps: readonly PresentStepName[]
  /** Further rules that the owner wrote. */
  rules: readonly string[]
}

/** Returns the rules of a present in words, one sentence each. Shoppers read the rules before they take the present. */
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
    // For a present of a hotel, a rule below says that only hotel guests can take it. The label for everybody would
    // contradict that rule, and is left out.
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
