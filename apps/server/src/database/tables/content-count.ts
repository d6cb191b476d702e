// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { TrackAction } from '@hearth/domain'

/** How often a piece of content was read, pressed or shared. */
export interface ContentCount {
  action: TrackAction
  content_id: string
  count: number
}
