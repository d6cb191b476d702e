import { ACQUIRE_STATUS, type AcquireStatus } from '#codes/acquire-status'
import { AWARD_STATUS, type AwardStatus } from '#codes/award-status'
import { CAMPAIGN_STATUS } from '#codes/campaign-status'
import { PRESENT_AUDIENCE, PRESENT_AUDIENCE_LABEL, type PresentAudience } from '#codes/present-audience'
import type { PresentStepName } from '#codes/present-step'
import { nextPresentStep, presentSteps } from '#present/present-steps'
import { campaignStatusAt } from '#promotion/campaign-status-at'
import { formatDateTime } from '#time/format-date-time'

/** An activity that gives each shopper one present, as far as it decides who may take it. Times are epoch ms. */
export interface PresentActivity {
  beginTime: number
  /** The last moment at which it can be taken. */
  endTime: number
  audience: PresentAudience
  /** How many are left; absent when there is no limit. */
  remaining?: number
  /** The steps before it, besides logging in; none when absent. */
  steps?: readonly PresentStepName[]
}

/** Who would take it. */
export interface PresentSeeker {
  /** Whether they have ordered nothing yet. */
  newcomer: boolean
  /** Whether they are a member now. */
  member: boolean
  /** Whether they have taken it already. */
  taken: boolean
  /** The steps that they have done; none where absent. */
  done?: readonly PresentStepName[]
}

/** What a shopper can do about the present of an activity. */
export type PresentState =
  /** Take it. */
  | 'open'
  /** Nothing more: they have it. */
  | 'taken'
  /** Wait until the activity begins. */
  | 'notYet'
  /** Nothing: the activity is over. */
  | 'over'
  /** Nothing: none is left. */
  | 'noneLeft'
  /** Nothing: it is for others. */
  | 'notForThem'
  /** Do the next step. */
  | 'stepsLeft'

/**
 * What a shopper can do about the present of an activity (F07), for screens and for the server's refusal. A taken
 * present is kept, whatever happens to the activity.
 * @param seeker undefined for a visitor, who could be anybody: it is decided again after the login
 * @param now epoch ms, server time
 */
export function presentState(activity: PresentActivity, seeker: PresentSeeker | undefined, now: number): PresentState {
  if (seeker?.taken) return 'taken'
  const status = campaignStatusAt(activity, now)
  if (status === CAMPAIGN_STATUS.notBegun) return 'notYet'
  if (status === CAMPAIGN_STATUS.over) return 'over'
  if (activity.remaining !== undefined && activity.remaining <= 0) return 'noneLeft'
  if (seeker !== undefined && !isPresentFor(activity.audience, seeker)) return 'notForThem'
  const { steps = [] } = activity
  // If nothing is to be done, a visitor could be anybody.
  if (steps.length === 0) return 'open'
  return nextPresentStep(presentSteps(steps, seeker && (seeker.done ?? []))) === undefined ? 'open' : 'stepsLeft'
}

/** Whether a shopper belongs to the audience of an activity's present. */
export function isPresentFor(
  audience: PresentAudience,
  { newcomer, member }: Pick<PresentSeeker, 'newcomer' | 'member'>,
): boolean {
  if (audience === PRESENT_AUDIENCE.newcomer) return newcomer
  return audience === PRESENT_AUDIENCE.member ? member : true
}

/** Why a present cannot be taken, in words for the shopper; undefined when it can, or has been. */
export function presentRefusal(
  state: PresentState,
  { beginTime, audience }: Pick<PresentActivity, 'beginTime' | 'audience'>,
): string | undefined {
  switch (state) {
    case 'notYet':
      return `活动将于 ${formatDateTime(beginTime)} 开始`
    case 'over':
      return '活动已结束'
    case 'noneLeft':
      return '手慢了，礼品已领完'
    case 'notForThem':
      return PRESENT_AUDIENCE_LABEL[audience]
    case 'stepsLeft':
      return '完成全部步骤后即可领取'
    default:
      return undefined
  }
}

/** The same as the button of a present: take it, taken, or out of reach. */
export const presentAwardStatus = (state: PresentState): AwardStatus =>
  state === 'taken' ? AWARD_STATUS.claimed : state === 'open' ? AWARD_STATUS.claimable : AWARD_STATUS.notReached

/** The same where only having it, and there being none to have, is told apart: after its end none is left. */
export const presentAcquireStatus = (state: PresentState): AcquireStatus =>
  state === 'taken'
    ? ACQUIRE_STATUS.acquired
    : state === 'noneLeft' || state === 'over'
      ? ACQUIRE_STATUS.noneLeft
      : ACQUIRE_STATUS.open
