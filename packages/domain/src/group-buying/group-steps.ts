import { GROUP_STATUS, type GroupStatus } from '#codes/group-status'
import type { GroupState } from '#codes/group-state'
import type { StepActor } from '#order/step-actor'

/** What can be done with a group that buys together, or happens to it. */
export type GroupDeed =
  /** A shopper takes a seat by ordering. */
  | 'join'
  /** The leader pays: the group is open, and its deadline stands. */
  | 'open'
  /** A member pays. */
  | 'pay'
  /** An order of it ends that nobody has paid: its seat is free again. */
  | 'leave'
  /** The money of a paid member goes back. */
  | 'withdraw'
  /** The payment of the last seat arrives. */
  | 'complete'
  /** The last order that was held is released. */
  | 'release'
  /** The time is over. */
  | 'miss'
  /** The last order is cancelled, its money owed to whoever paid. */
  | 'refund'

/** What a step does to the seat of the order it is about: it is kept, or free for somebody else. */
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
 * Every step there is. Money is taken while a group gathers, and never after it ended. Members who paid wait for the
 * others: they cannot take their money back while it gathers, the shop can. A complete group stays complete, whoever is
 * refunded later, and a failed one stays as it was when it failed.
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

/** The step that somebody may take from a state; nothing where they may not. */
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

/** What shoppers are told of a state. */
export const groupStatus = (state: GroupState): GroupStatus => STATUS[state]
