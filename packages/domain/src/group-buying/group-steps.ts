import { GROUP_STATUS, type GroupStatus } from '#codes/group-status'
import type { GroupState } from '#codes/group-state'
import type { StepActor } from '#order/step-actor'

/** Actions of members on a group, and other events that can change its state. */
export type GroupDeed =
  /** A shopper takes a seat by placing an order. */
  | 'join'
  /** The leader pays: the group is open, and its deadline is set. */
  | 'open'
  /** A member pays. */
  | 'pay'
  /** An unpaid order is cancelled: its seat is free again. */
  | 'leave'
  /** A paid member is refunded. */
  | 'withdraw'
  /** The payment for the last seat arrives. */
  | 'complete'
  /** The last held order is released. */
  | 'release'
  /** The deadline passes before the group is complete. */
  | 'miss'
  /** The last order is cancelled, and its money has to be refunded. */
  | 'refund'

/** The effect of a transition on the seat of an order: it is kept or becomes free. */
export type SeatFate = 'kept' | 'free'

/** One transition: the states in which an action is possible, the state after it, and its effect on a seat. */
export interface GroupStep {
  deed: GroupDeed
  who: StepActor
  from: readonly GroupState[]
  /** The state after the action; absent if it does not change. */
  to?: GroupState
  /** The effect on the seat of the order; absent if the transition is not about a single order. */
  seat?: SeatFate
}

const full = ['complete', 'released'] as const

/**
 * All transitions of a group. Payments are accepted while the group gathers members, and never after it has ended.
 * Members cannot withdraw while the group gathers, since others wait for them; only the shop can refund them. A
 * complete group stays complete even after refunds, and a failed group keeps its state.
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

/** Returns the transition that an actor can cause in a state, or undefined if there is none. */
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

/** Returns the status that shoppers see for a state. */
export const groupStatus = (state: GroupState): GroupStatus => STATUS[state]
