import { POST_STATUS, type PostStatus } from '#codes/post-status'
import type { StepActor } from '#order/step-actor'

/** Actions on a community post. */
export type PostDeed = 'publish' | 'refuse' | 'takeDown' | 'recheck' | 'remove'

/** One transition: the status before and after an action, and who can take the action. */
export interface PostStep {
  deed: PostDeed
  by: readonly StepActor[]
  from: PostStatus
  to: PostStatus
}

const { reviewing, published, refused, takenDown, deleted } = POST_STATUS

/**
 * All transitions of a community post (F12). Staff decide about posts under review, and can change a decision. After
 * several reports, `recheck` sends a post back to review. The author can delete a post at any time; this is final.
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

/** Returns the actions that this actor can take on a post in its status. */
export const postDeeds = (status: PostStatus, by: StepActor): PostDeed[] =>
  POST_STEPS.filter((step) => step.from === status && step.by.includes(by)).map(({ deed }) => deed)

/** Returns the status after an action, or undefined if the action is impossible or not allowed for this actor. */
export const postStep = (status: PostStatus, deed: PostDeed, by: StepActor): PostStatus | undefined =>
  POST_STEPS.find((step) => step.from === status && step.deed === deed && step.by.includes(by))?.to
