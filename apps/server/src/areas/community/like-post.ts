import { REPLY_CODE } from '@hearth/domain'
import type { PostLike, ReportPost } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { communityRules } from '#areas/community/community-rules'
import { IS_PUBLISHED, lockPost } from '#areas/community/post-row'
import { stepPost } from '#areas/community/step-post'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

/**
 * Likes a post for a shopper. Locks the post first, so that `like_count` equals the number of its likes even if many
 * shoppers like it concurrently.
 * @throws ShopError notFound
 */
export async function likePost({ db, now }: UnitOfWork, postId: string, shopperId: string): Promise<PostLike> {
  await lockPost(db, postId, IS_PUBLISHED)
  const { rows } = await sql<PostLike>`
    with added as (
      insert into post_like (shopper_id, post_id, liked_at) values (${shopperId}, ${postId}, ${now})
      on conflict (shopper_id, post_id) do nothing
      returning post_id
    )
    update post set like_count = like_count + (select count(*) from added)
    where id = ${postId} returning true as liked, like_count as "likeCount"`.execute(db)
  return rows[0]!
}

/** Removes a shopper's like. @throws ShopError notFound */
export async function unlikePost({ db }: UnitOfWork, postId: string, shopperId: string): Promise<PostLike> {
  await lockPost(db, postId, IS_PUBLISHED)
  const { rows } = await sql<PostLike>`
    with gone as (
      delete from post_like where shopper_id = ${shopperId} and post_id = ${postId} returning post_id
    )
    update post set like_count = like_count - (select count(*) from gone)
    where id = ${postId} returning false as liked, like_count as "likeCount"`.execute(db)
  return rows[0]!
}

/**
 * Records a report of a post, once for each shopper. If the post then has as many open reports as the owner's rules
 * set, it goes back to review.
 * @throws ShopError notFound; wrongState for the shopper's own post
 */
export async function reportPost(work: UnitOfWork, report: ReportPost, shopperId: string): Promise<void> {
  const { db, now } = work
  const { postId, cause, note = '' } = report
  const post = await lockPost(db, postId, IS_PUBLISHED)
  if (post.shopperId === shopperId) throw new ShopError(REPLY_CODE.wrongState, '不能举报自己的内容', 'postId')
  const { rows } = await sql<{ openReports: number; added: number }>`
    with added as (
      insert into post_report (shopper_id, post_id, cause, note, created_at)
      values (${shopperId}, ${postId}, ${cause}, ${note.trim()}, ${now})
      on conflict (shopper_id, post_id) do nothing
      returning post_id
    )
    update post set open_reports = open_reports + (select count(*) from added)
    where id = ${postId}
    returning open_reports as "openReports", (select count(*) from added) as added`.execute(db)
  const { openReports, added } = rows[0]!
  if (added === 0) return
  const { reportsToReview } = await communityRules.read(db)
  if (openReports >= reportsToReview) await stepPost(work, post, { deed: 'recheck', by: 'house' })
}
