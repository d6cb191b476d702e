// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { NoticeChannel, NoticeKind } from '@hearth/domain'

/** What a shopper switched on or off; see the domain’s `NOTICE_KIND`. */
export interface NoticeChoice {
  channel: NoticeChannel
  kind: NoticeKind
  shopper_id: string
  wanted: boolean
}
