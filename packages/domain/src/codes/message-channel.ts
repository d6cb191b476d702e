/** The ways in which messages reach shoppers, each topic theirs to switch off in each. */
export const MESSAGE_CHANNEL = {
  /** By SMS, to the telephone of the account. */
  sms: 'sms',
  /** By the messaging app, from the shop's mini-program; each takes the shopper's consent, given there. */
  app: 'app',
  /** To the address that the shopper gave and confirmed. */
  email: 'email',
} as const

/** One of {@link MESSAGE_CHANNEL}. */
export type MessageChannel = (typeof MESSAGE_CHANNEL)[keyof typeof MESSAGE_CHANNEL]

/** What shoppers read for each. */
export const MESSAGE_CHANNEL_LABEL: Readonly<Record<MessageChannel, string>> = {
  sms: '短信',
  app: '小程序',
  email: '邮件',
}
