import { MESSAGE_TOPIC, type MessageTopic } from '#codes/message-topic'

/**
 * Whether messages of a topic come to shoppers who never chose: what concerns orders and what they own does. A lower
 * price is an advertisement, which takes their consent.
 */
export const isToldByDefault = (kind: MessageTopic): boolean => kind !== MESSAGE_TOPIC.priceLower
