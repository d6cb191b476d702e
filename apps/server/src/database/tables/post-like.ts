// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** Who likes a post: a row a shopper. */
export interface PostLike {
  liked_at: number
  post_id: string
  shopper_id: string
}
