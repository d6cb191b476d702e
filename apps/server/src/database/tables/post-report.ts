// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'
import type { PostReport } from '@hearth/domain'

/** What a shopper says is wrong with a post: a row for each shopper. */
export interface PostReport2 {
  cause: PostReport
  created_at: number
  note: Generated<string>
  post_id: string
  /**
   * Whether staff have decided since.
   */
  settled: Generated<boolean>
  shopper_id: string
}
