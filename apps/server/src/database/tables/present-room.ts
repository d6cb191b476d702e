// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** A present taken for a room on a day: a row each, which limits their number. */
export interface PresentRoom {
  /**
   * Day in Beijing, counted from 1970.
   */
  day: number
  hotel_code: string
  room_no: string
  /**
   * Which present of the room and day it is, from 1.
   */
  seat: number
  shopper_id: string
}
