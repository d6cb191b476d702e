// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { MessageChannel, MessageTopic } from '@hearth/domain'

/** What a shopper switched on or off; see the domain’s `MESSAGE_TOPIC`. */
export interface MessageChoice {
  channel: MessageChannel
  kind: MessageTopic
  shopper_id: string
  wanted: boolean
}
