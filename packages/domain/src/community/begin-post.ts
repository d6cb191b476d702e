import { POST_STATUS, type PostStatus } from '#codes/post-status'

/** The result of checking a new post. `reason` is the message to the author of a refused post. */
export type PostVerdict = { verdict: 'pass' | 'review' } | { verdict: 'refuse'; reason: string }

/**
 * Returns the initial status of a new post.
 * @param picturesWait whether staff review pictures before others see them
 */
export function beginPost({ verdict }: PostVerdict, picturesWait: boolean): PostStatus {
  if (verdict === 'refuse') return POST_STATUS.refused
  return verdict === 'pass' && !picturesWait ? POST_STATUS.published : POST_STATUS.reviewing
}
