import { POST_STATUS, postStep, REPLY_CODE, type PostDeed, type StepActor } from '@hearth/domain'
import { sql } from 'kysely'
import { forgetPictures, movePictures } from '#areas/community/post-pictures'
import type { PostRow } from '#areas/community/post-row'
import { pagesChanged } from '#areas/stock/catalogue-changed'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

const { published, reviewing, deleted } = POST_STATUS

/** One step of a post. */
export interface PostStepToTake {
  deed: Exclude<PostDeed, 'remove'>
  by: StepActor
  /** The reason for the step, which the post's author reads. */
  reason?: string
}

/**
 * Takes a step of a locked post. A decision settles its reports. If the post is no longer published, cached pages are
 * rendered again and its pictures get new addresses.
 * @throws ShopError wrongState for a step that is not in the table of steps
 */
export async function stepPost(work: UnitOfWork, post: PostRow, { deed, by, reason }: PostStepToTake): Promise<void> {
  const status = postStep(post.status, deed, by)
  if (status === undefined) throw new ShopError(REPLY_CODE.wrongState)
  const { db, now } = work
  const hides = post.status === published
  const pictures = hides ? await movePictures(work, post.pictures) : post.pictures
  const decided = status === reviewing ? null : now
  await sql`
    update post
    set status = ${status}, reason = ${reason ?? null}, decided_at = ${decided}::bigint,
      pictures = ${JSON.stringify(pictures)}::jsonb, version = version + 1,
      open_reports = case when ${decided !== null}::boolean then 0 else open_reports end
    where id = ${post.postId}`.execute(db)
  if (decided !== null)
    await sql`update post_report set settled = true where post_id = ${post.postId} and not settled`.execute(db)
  if (hides) await pagesChanged(db)
}

/**
 * Deletes the texts, pictures, likes and reports of locked posts. Their rows stay, since the posts of a day are
 * counted.
 */
export async function removePosts(work: UnitOfWork, posts: readonly PostRow[]): Promise<void> {
  if (posts.some(({ status }) => postStep(status, 'remove', 'shopper') === undefined))
    throw new ShopError(REPLY_CODE.wrongState)
  const { db } = work
  const ids = posts.map(({ postId }) => postId)
  await forgetPictures(
    db,
    posts.flatMap(({ pictures }) => pictures),
  )
  await sql`delete from post_like where post_id = any(${ids}::text[])`.execute(db)
  await sql`delete from post_report where post_id = any(${ids}::text[])`.execute(db)
  await sql`
    update post
    set status = ${deleted}, title = '', text = '', summary = '', pictures = '[]', spu_nos = '[]', reason = null,
      like_count = 0, open_reports = 0, decided_at = null, version = version + 1
    where id = any(${ids}::text[])`.execute(db)
  if (posts.some(({ status }) => status === published)) await pagesChanged(db)
}
