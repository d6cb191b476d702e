import type { MessageKind } from '@hearth/domain'

/** A mail to one shopper, in words. */
export interface Mail {
  to: string
  /** What it tells, for whoever sorts or counts mails; `emailCode` is the code that proves an address. */
  kind: MessageKind | 'emailCode'
  subject: string
  /** Its whole text; lines end with a line feed. */
  text: string
  /** Files that come with it, such as an invoice; absent for none. */
  files?: readonly { name: string; type: string; content: Uint8Array }[]
}

/** The port to whoever delivers mail. */
export interface Mailer {
  /**
   * Delivers a mail; rejects when it could not, and is then asked again, but for codes.
   * @param key the same for the same mail: after a crash one may come twice, and is to be delivered once
   * @returns `refused` where nobody takes mail at that address, so that it makes no sense to try again
   */
  send(mail: Mail, key: string): Promise<'delivered' | 'refused'>
}
