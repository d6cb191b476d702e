import { POST_STATUS, REPLY_CODE, type PostStatus } from '@hearth/domain'
import type { Picture } from '@hearth/sdk/core'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'

/** The fields of a post that a change reads. */
export interface PostRow {
  postId: string
  shopperId: string
  title: string
  pictures: Picture[]
  status: PostStatus
  reason: string | null
  openReports: number
  version: number
}

/** Returns the error for a post that does not exist, or that the caller may not see. */
export const noSuchPost = () => new ShopError(REPLY_CODE.notFound, '内容不存在或已被删除', 'postId')

/** Condition on a row of `post`: everybody may see it. */
export const IS_PUBLISHED = sql<boolean>`post.status = ${sql.lit(POST_STATUS.published)}`

/** Condition on a row of `post`: it was not deleted. */
export const IS_THERE = sql<boolean>`post.status <> ${sql.lit(POST_STATUS.deleted)}`

const columns = sql`id as "postId", shopper_id as "shopperId", title, pictures, status, reason,
  open_reports as "openReports", version`

/** Finds a post that meets a condition. With `lock`, locks its row. */
export async function findPost(
  db: Database,
  postId: string,
  condition: RawBuilder<boolean>,
  lock = false,
): Promise<PostRow | undefined> {
  const { rows } = await sql<PostRow>`
    select ${columns} from post where id = ${postId} and ${condition} ${lock ? sql`for update` : sql``}`.execute(db)
  return rows[0]
}

/** Finds and locks a post that meets a condition. @throws ShopError notFound */
export async function lockPost(trx: Database, postId: string, condition: RawBuilder<boolean>): Promise<PostRow> {
  const post = await findPost(trx, postId, condition, true)
  if (!post) throw noSuchPost()
  return post
}
