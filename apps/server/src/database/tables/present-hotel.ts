// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** A hotel whose guests take the present of an activity by its code. */
export interface PresentHotel {
  activity_id: string
  /**
   * The code printed on the room card.
   */
  code: string
  name: string
  position: number
}
