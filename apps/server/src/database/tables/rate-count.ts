// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** Counts of an action in a period, for rate limits. */
export interface RateCount {
  count: number
  key: string
  window_end: number
}
