// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** How often something was done in a window of time; limits are held by it. */
export interface RateCount {
  count: number
  key: string
  window_end: number
}
