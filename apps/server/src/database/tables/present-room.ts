// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** A present taken for a room on a day: a row for each, which limits their number. */
export interface PresentRoom {
  /**
   * Day in Beijing, counted from 1970.
   */
  day: number
  hotel_code: string
  room_no: string
  /**
   * Number of the present of that room and day, from 1.
   */
  seat: number
  shopper_id: string
}
