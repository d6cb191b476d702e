// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** What a promotion for groups says of its groups. */
export interface GroupPromotion {
  group_hours: number
  group_size: number
  promotion_id: string
}
