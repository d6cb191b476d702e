import { ACQUIRE_STATUS, type AcquireStatus } from '#codes/acquire-status'
import { AWARD_STATUS, type AwardStatus } from '#codes/award-status'
import { CAMPAIGN_STATUS } from '#codes/campaign-status'
import { PRESENT_AUDIENCE, PRESENT_AUDIENCE_LABEL, type PresentAudience } from '#codes/present-audience'
import type { PresentStepName } from '#codes/present-step'
import { nextPresentStep, presentSteps } from '#present/present-steps'
import { campaignStatusAt } from '#promotion/campaign-status-at'
import { formatDateTime } from '#time/format-date-time'

/** The fields of an activity that decide who can take its present. Each shopper can take one. Times are epoch ms. */
export interface PresentActivity {
  beginTime: number
  /** The last moment at which the present can be taken. */
  endTime: number
  audience: PresentAudience
  /** Number of presents left; absent for no limit. */
  remaining?: number
  /** The steps that are required for the present, besides logging in; absent for none. */
  steps?: readonly PresentStepName[]
}

/** The shopper who wants to take the present. */
export interface PresentSeeker {
  /** Whether the shopper has never ordered. */
  newcomer: boolean
  /** Whether the shopper is a member now. */
  member: boolean
  /** Whether the shopper has already taken the present. */
  taken: boolean
  /** The steps that the shopper has done; absent for none. */
  done?: readonly PresentStepName[]
}

/** The action that a shopper can take on the present of an activity, or the reason why there is none. */
export type PresentState =
  /** The shopper can take the present. */
  | 'open'
  /** The shopper has taken the present. */
  | 'taken'
  /** The shopper has to wait until the activity begins. */
  | 'notYet'
  /** The activity is over. */
  | 'over'
  /** No present is left. */
  | 'noneLeft'
  /** The shopper does not belong to the audience of the present. */
  | 'notForThem'
  /** The shopper has to do the next step. */
  | 'stepsLeft'

/**
 * Returns the action that a shopper can take on the present of an activity (F07). Screens and the server's refusals
 * follow from it. For a shopper who has taken the present, it is always `taken`.
 * @param seeker undefined for a visitor. Only after the login is it known whether a visitor belongs to the audience.
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
  // If no steps are required, a visitor sees the present as open. After the login, the audience is checked too.
  if (steps.length === 0) return 'open'
  return nextPresentStep(presentSteps(steps, seeker && (seeker.done ?? []))) === undefined ? 'open' : 'stepsLeft'
}

/** Whether a shopper belongs to the audience of a present. */
export function isPresentFor(
  audience: PresentAudience,
  { newcomer, member }: Pick<PresentSeeker, 'newcomer' | 'member'>,
): boolean {
  if (audience === PRESENT_AUDIENCE.newcomer) return newcomer
  return audience === PRESENT_AUDIENCE.member ? member : true
}

/** Returns the message for a shopper who cannot take a present, or undefined if they can or have taken it. */
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

/** Returns the award status of a present: claimed, claimable or not reached. */
export const presentAwardStatus = (state: PresentState): AwardStatus =>
  state === 'taken' ? AWARD_STATUS.claimed : state === 'open' ? AWARD_STATUS.claimable : AWARD_STATUS.notReached

/** Returns the acquire status of a present: acquired, none left (also after the end of its activity), or open. */
export const presentAcquireStatus = (state: PresentState): AcquireStatus =>
  state === 'taken'
    ? ACQUIRE_STATUS.acquired
    : state === 'noneLeft' || state === 'over'
      ? ACQUIRE_STATUS.noneLeft
      : ACQUIRE_STATUS.open
