import { MESSAGE_TOPIC, type MessageTopic } from '#codes/message-topic'

/**
 * Whether shoppers who have made no choice get messages of a topic. They get all messages except those about lower
 * prices, which are advertisements and require consent.
 */
export const isToldByDefault = (kind: MessageTopic): boolean => kind !== MESSAGE_TOPIC.priceLower
