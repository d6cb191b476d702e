// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { MessageChannel, MessageTopic } from '@hearth/domain'

/** A shopper’s setting of a message topic; see the domain’s `MESSAGE_TOPIC`. */
export interface MessageChoice {
  channel: MessageChannel
  kind: MessageTopic
  shopper_id: string
  wanted: boolean
}
