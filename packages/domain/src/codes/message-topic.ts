/**
 * Topics of the messages that shoppers get by SMS, e-mail or the messaging app. Shoppers can switch off each topic.
 * Login codes, requested invoices and arrival notices have no topic, since shoppers requested them.
 */
export const MESSAGE_TOPIC = {
  order: 'order',
  service: 'service',
  couponEnding: 'couponEnding',
  pointsEnding: 'pointsEnding',
  priceLower: 'priceLower',
  balanceDue: 'balanceDue',
} as const

/** One of {@link MESSAGE_TOPIC}. */
export type MessageTopic = (typeof MESSAGE_TOPIC)[keyof typeof MESSAGE_TOPIC]

/** The label of each topic for shoppers. */
export const MESSAGE_TOPIC_LABEL: Readonly<Record<MessageTopic, string>> = {
  order: '订单通知',
  service: '售后通知',
  couponEnding: '优惠券到期提醒',
  pointsEnding: '积分到期提醒',
  priceLower: '购物车降价提醒',
  balanceDue: '预售尾款提醒',
}
