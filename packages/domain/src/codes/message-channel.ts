/** The channels by which messages reach shoppers. Shoppers can switch off each topic in each channel. */
export const MESSAGE_CHANNEL = {
  /** By SMS, to the telephone of the account. */
  sms: 'sms',
  /**
   * By the messaging app, from the shop's mini-program. Each message requires the shopper's consent, which is given in
   * the app.
   */
  app: 'app',
  /** By email, to the address that the shopper entered and confirmed. */
  email: 'email',
} as const

/** One of {@link MESSAGE_CHANNEL}. */
export type MessageChannel = (typeof MESSAGE_CHANNEL)[keyof typeof MESSAGE_CHANNEL]

/** The labels for shoppers. */
export const MESSAGE_CHANNEL_LABEL: Readonly<Record<MessageChannel, string>> = {
  sms: '短信',
  app: '小程序',
  email: '邮件',
}
