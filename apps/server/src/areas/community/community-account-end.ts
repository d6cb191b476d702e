import { sql } from 'kysely'
import { forgetPictures } from '#areas/community/post-pictures'
import type { PostRow } from '#areas/community/post-row'
import { pagesChanged } from '#areas/stock/catalogue-changed'
import type { AccountEnd } from '#kernel/account-ends/account-end'

/**
 * Deletes a shopper's posts, likes and reports. Also locks the posts of other shoppers that the shopper liked or
 * reported, since their counts change. All posts are locked in the order of their ids.
 */
export const communityAccountEnd: AccountEnd = {
  deleted: ['post_like.shopper_id', 'post_report.shopper_id', 'post.shopper_id'],
  async end({ db }, shopperId) {
    const { rows } = await sql<Pick<PostRow, 'postId' | 'shopperId' | 'pictures'>>`
      select id as "postId", shopper_id as "shopperId", pictures from post
      where shopper_id = ${shopperId}
        or id in (select post_id from post_like where shopper_id = ${shopperId})
        or id in (select post_id from post_report where shopper_id = ${shopperId})
      order by id for update`.execute(db)
    if (rows.length === 0) return
    const own = rows.filter((post) => post.shopperId === shopperId)
    const ids = own.map(({ postId }) => postId)
    await sql`
      update post set like_count = like_count - 1
      where id in (select post_id from post_like where shopper_id = ${shopperId})`.execute(db)
    await sql`
      update post set open_reports = open_reports - 1
      where id in (select post_id from post_report where shopper_id = ${shopperId} and not settled)`.execute(db)
    await sql`
      delete from post_like where shopper_id = ${shopperId} or post_id = any(${ids}::text[])`.execute(db)
    await sql`
      delete from post_report where shopper_id = ${shopperId} or post_id = any(${ids}::text[])`.execute(db)
    await forgetPictures(
      db,
      own.flatMap(({ pictures }) => pictures),
    )
    await pagesChanged(db)
  },
}
