// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** Terms of a promotion’s groups. */
export interface GroupPromotion {
  group_hours: number
  group_size: number
  promotion_id: string
}
