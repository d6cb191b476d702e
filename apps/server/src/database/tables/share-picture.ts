// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** Pictures for sharing that were drawn, by the HMAC of their content; deleted after some time. */
export interface SharePicture {
  created_at: number
  height: number
  id: string
  jpeg: Buffer
  shopper_id: string | null
  width: number
}
