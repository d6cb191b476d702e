// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'
import type { JSONColumnType } from 'kysely'
import type { Picture } from '@hearth/sdk/core'
import type { PostStatus } from '@hearth/domain'

/**
 * A post of the community; see the domain’s `POST_STEPS`. A deleted post keeps only the fact that it was written.
 */
export interface Post {
  created_at: number
  /**
   * When it was last published, refused or taken down; null while it waits.
   */
  decided_at: number | null
  id: string
  /**
   * Number of its rows of `post_like`.
   */
  like_count: Generated<number>
  /**
   * Number of its rows of `post_report` that are not settled.
   */
  open_reports: Generated<number>
  /**
   * Pictures in their order; they get other addresses once the post is no longer published.
   */
  pictures: JSONColumnType<Picture[]>
  /**
   * Why it was refused or taken down, as its author reads it.
   */
  reason: string | null
  shopper_id: string
  /**
   * The products it is about.
   */
  spu_nos: Generated<JSONColumnType<string[]>>
  status: PostStatus
  summary: string
  text: string
  title: string
  /**
   * Number of its changes, without likes and reports.
   */
  version: Generated<number>
}
