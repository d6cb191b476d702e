/** Asks for a page of a list. */
export interface PageQuery {
  /** How many to leave out; 0 when absent.
   * @asType integer
   * @minimum 0 */
  startIndex?: number
  /** How many, 1 to 50; 20 when absent.
   * @asType integer
   * @minimum 1
   * @maximum 50 */
  count?: number
}

/** Names an activity. */
export interface ActivityId {
  activityId: string
}

/** Names a thing by its `id` in the path. */
export interface ById {
  id: string
}

/** Says which channel of promoters it is about. */
export interface ChannelQuery {
  /** `retail` when absent (K02). */
  channelCode?: string
}

/** A column name with a number, for statistics. */
export interface DayFigure {
  /** Such as 2026-11-21. */
  day: string
  orderCount: number
  /** Fen. */
  amount: number
}
