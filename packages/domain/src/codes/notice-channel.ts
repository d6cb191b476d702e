/** The ways in which notices reach shoppers, each kind theirs to switch off in each. */
export const NOTICE_CHANNEL = {
  /** By SMS, to the telephone of the account. */
  sms: 'sms',
  /** By the messaging app, from the shop's mini-program; each takes the shopper's consent, given there. */
  app: 'app',
  /** To the address that the shopper gave and confirmed. */
  email: 'email',
} as const

/** One of {@link NOTICE_CHANNEL}. */
export type NoticeChannel = (typeof NOTICE_CHANNEL)[keyof typeof NOTICE_CHANNEL]

/** What shoppers read for each. */
export const NOTICE_CHANNEL_LABEL: Readonly<Record<NoticeChannel, string>> = {
  sms: '短信',
  app: '小程序',
  email: '邮件',
}
