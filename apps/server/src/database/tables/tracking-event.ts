// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { JSONColumnType } from 'kysely'

/** What happened in browsers, as they reported it to the shop’s own collector; deleted after 30 days. */
export interface TrackingEvent {
  created_at: number
  event: string
  /**
   * Hash of the event, so that it is stored once.
   */
  id: string
  info: JSONColumnType<object>
  page_url: string
  pathname: string
  second_id: string
  title: string
  trace_id: string
  /**
   * Empty if unknown.
   */
  utm_medium: string
  /**
   * Empty if unknown.
   */
  utm_source: string
}
