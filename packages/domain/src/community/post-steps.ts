import { POST_STATUS, type PostStatus } from '#codes/post-status'
import type { StepActor } from '#order/step-actor'

/** Actions on a community post. */
export type PostDeed = 'publish' | 'refuse' | 'takeDown' | 'recheck' | 'remove'

/** A row of the table: from which status an action leads to which, and who may do it. */
export interface PostStep {
  deed: PostDeed
  by: readonly StepActor[]
  from: PostStatus
  to: PostStatus
}

const { reviewing, published, refused, takenDown, deleted } = POST_STATUS

/**
 * All steps of a community post (F12). Staff decide about waiting ones, and may change a decision. `recheck` follows
 * several reports: the post waits for staff again. Its author may remove it at any time, permanently.
 */
export const POST_STEPS: readonly PostStep[] = [
  { deed: 'publish', by: ['shop'], from: reviewing, to: published },
  { deed: 'publish', by: ['shop'], from: refused, to: published },
  { deed: 'publish', by: ['shop'], from: takenDown, to: published },
  { deed: 'refuse', by: ['shop'], from: reviewing, to: refused },
  { deed: 'takeDown', by: ['shop'], from: published, to: takenDown },
  { deed: 'recheck', by: ['house'], from: published, to: reviewing },
  { deed: 'remove', by: ['shopper', 'house'], from: reviewing, to: deleted },
  { deed: 'remove', by: ['shopper', 'house'], from: published, to: deleted },
  { deed: 'remove', by: ['shopper', 'house'], from: refused, to: deleted },
  { deed: 'remove', by: ['shopper', 'house'], from: takenDown, to: deleted },
]

/** Actions that are possible for a post in its status. */
export const postDeeds = (status: PostStatus, by: StepActor): PostDeed[] =>
  POST_STEPS.filter((step) => step.from === status && step.by.includes(by)).map(({ deed }) => deed)

/** The result of an action; nothing if it cannot be done, or not by this actor. */
export const postStep = (status: PostStatus, deed: PostDeed, by: StepActor): PostStatus | undefined =>
  POST_STEPS.find((step) => step.from === status && step.deed === deed && step.by.includes(by))?.to
