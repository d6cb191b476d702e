/** The channels by which messages reach shoppers. Shoppers can switch off each topic in each channel. */
export const MESSAGE_CHANNEL = {
  /** By SMS, to the telephone of the account. */
  sms: 'sms',
  /**
   * By the messaging app in which the shop's mini-program runs. For each message, the shopper must have given consent
   * in this app.
   */
  app: 'app',
  /** By email, to the address that the shopper entered and confirmed. */
  email: 'email',
} as const

/** One of {@link MESSAGE_CHANNEL}. */
export type MessageChannel = (typeof MESSAGE_CHANNEL)[keyof typeof MESSAGE_CHANNEL]

/** The label of each channel for shoppers. */
export const MESSAGE_CHANNEL_LABEL: Readonly<Record<MessageChannel, string>> = {
  sms: '短信',
  app: '小程序',
  email: '邮件',
}
