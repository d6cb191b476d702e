import { GROUP_STATUS, type GroupStatus } from '#codes/group-status'
import type { GroupState } from '#codes/group-state'
import type { StepActor } from '#order/step-actor'

/** Actions on a group that buys together, and what happens to it. */
export type GroupDeed =
  /** A shopper takes a seat by ordering. */
  | 'join'
  /** The leader pays: the group is open, and its deadline stands. */
  | 'open'
  /** A member pays. */
  | 'pay'
  /** An unpaid order of it ends: its seat is free again. */
  | 'leave'
  /** A paid member is refunded. */
  | 'withdraw'
  /** The payment of the last seat arrives. */
  | 'complete'
  /** The last order that was held is released. */
  | 'release'
  /** The time is over. */
  | 'miss'
  /** The last order is cancelled, and its money has to be refunded. */
  | 'refund'

/** What a step does to the seat of its order: it is kept, or freed. */
export type SeatFate = 'kept' | 'free'

/** One way from one state to another. */
export interface GroupStep {
  deed: GroupDeed
  who: StepActor
  from: readonly GroupState[]
  /** The state after it; absent where it stays as it was. */
  to?: GroupState
  /** What becomes of the seat of the order; absent where the step is about no single order. */
  seat?: SeatFate
}

const full = ['complete', 'released'] as const

/**
 * All steps of a group. Payments are accepted while it gathers, and never after it ended. Paid members wait for the
 * others: they cannot get a refund while it gathers, but the shop can refund them. A complete group stays complete,
 * even after refunds, and a failed one stays as it was when it failed.
 */
export const GROUP_STEPS: readonly GroupStep[] = [
  { deed: 'join', who: 'shopper', from: ['gathering'], seat: 'kept' },
  { deed: 'open', who: 'shopper', from: ['opening'], to: 'gathering', seat: 'kept' },
  { deed: 'pay', who: 'shopper', from: ['gathering'], seat: 'kept' },
  { deed: 'leave', who: 'shopper', from: ['opening'], to: 'dropped', seat: 'free' },
  { deed: 'leave', who: 'shopper', from: ['gathering', 'failed'], seat: 'free' },
  { deed: 'withdraw', who: 'shop', from: ['gathering'], seat: 'free' },
  { deed: 'withdraw', who: 'shop', from: [...full, 'failed'], seat: 'kept' },
  { deed: 'complete', who: 'shopper', from: ['gathering'], to: 'complete' },
  { deed: 'release', who: 'house', from: ['complete'], to: 'released' },
  { deed: 'miss', who: 'house', from: ['gathering'], to: 'failed' },
  { deed: 'refund', who: 'house', from: ['failed'], to: 'refunded' },
]

/** The step from a state that this caller may take; nothing if there is none. */
export const groupStep = (from: GroupState, deed: GroupDeed, who: StepActor): GroupStep | undefined =>
  GROUP_STEPS.find((step) => step.deed === deed && step.who === who && step.from.includes(from))

const STATUS: Readonly<Record<GroupState, GroupStatus>> = {
  opening: GROUP_STATUS.gathering,
  gathering: GROUP_STATUS.gathering,
  complete: GROUP_STATUS.complete,
  released: GROUP_STATUS.complete,
  failed: GROUP_STATUS.failed,
  refunded: GROUP_STATUS.failed,
  dropped: GROUP_STATUS.failed,
}

/** The text for shoppers in each state. */
export const groupStatus = (state: GroupState): GroupStatus => STATUS[state]
