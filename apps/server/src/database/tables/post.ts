// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'
import type { JSONColumnType } from 'kysely'
import type { Picture } from '@hearth/sdk/core'
import type { PostStatus } from '@hearth/domain'

/**
 * A post of the community; see the domain’s `POST_STEPS`. Of a deleted one nothing is left but that it was written.
 */
export interface Post {
  created_at: number
  /**
   * When it was last decided that it is published, refused or taken down; null while it waits.
   */
  decided_at: number | null
  id: string
  /**
   * As many as it has rows of `post_like`.
   */
  like_count: Generated<number>
  /**
   * As many as it has rows of `post_report` that are not settled.
   */
  open_reports: Generated<number>
  /**
   * In their order; other addresses once it is no longer published.
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
   * How often it has changed, likes and reports aside.
   */
  version: Generated<number>
}
