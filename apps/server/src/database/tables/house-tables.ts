import type { ColumnType } from 'kysely'
import type { Json, JsonOrNull } from '#database/tables/json-column'

/** Settings by name; `catalogueVersion` is a number that rises when anything a public page shows has changed. */
export interface SettingTable {
  name: string
  value: ColumnType<string | number | object, string, string>
}

/** First answers by idempotency key, kept for a day. */
export interface IdempotencyTable {
  shopper_id: string
  key: string
  fingerprint: string
  reply: JsonOrNull<object>
  created_at: number
}

/** What happened in browsers, as the shop's own collector was told; kept for 30 days. */
export interface TrackingEventTable {
  /** Hash of what was told, so that it is kept once. */
  id: string
  trace_id: string
  second_id: string
  page_url: string
  title: string
  pathname: string
  /** Empty when nobody knows. */
  utm_source: string
  utm_medium: string
  event: string
  info: Json<object>
  created_at: number
}
