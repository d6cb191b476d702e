import { MESSAGE_TOPIC, type MessageTopic } from '#codes/message-topic'

/**
 * Whether shoppers who never chose get messages of a topic: they do for orders and their own products. A lower price is
 * an advertisement, which takes their consent.
 */
export const isToldByDefault = (kind: MessageTopic): boolean => kind !== MESSAGE_TOPIC.priceLower
