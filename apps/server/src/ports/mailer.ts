import type { MessageKind } from '@hearth/domain'

/** A mail to one shopper. */
export interface Mail {
  to: string
  /** Kind of the message, for sorting or counting mails; `emailCode` is the code that verifies an address. */
  kind: MessageKind | 'emailCode'
  subject: string
  /** The whole text of the mail; lines end with a line feed. */
  text: string
  /** Attached files, such as an invoice; absent for none. */
  files?: readonly { name: string; type: string; content: Uint8Array }[]
}

/** The port to a mail service. */
export interface Mailer {
  /**
   * Delivers a mail. Rejects if that failed, and is then called again, except for codes.
   * @param key the same for each call with one mail: after a crash a mail may be handed over twice, and must be
   *   delivered once
   * @returns `refused` if the address accepts no mail, so that a retry is useless
   */
  send(mail: Mail, key: string): Promise<'delivered' | 'refused'>
}
