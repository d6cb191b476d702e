// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** A like of a post: a row for each shopper. */
export interface PostLike {
  liked_at: number
  post_id: string
  shopper_id: string
}
