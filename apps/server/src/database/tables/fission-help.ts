// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** A friend who helped. */
export interface FissionHelp {
  activity_id: string
  helped_at: number
  helper_shopper_id: string
  share_id: string
}
