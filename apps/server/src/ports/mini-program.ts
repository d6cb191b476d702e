import type { MessageKind } from '@hearth/domain'
import type { MessageContent } from '#ports/notifier'

/** A message to a shopper who allowed it. */
export interface AppMessage extends MessageContent {
  readonly kind: MessageKind
  /** The shopper's id in the messaging app. */
  openId: string
  templateId: string
  /** The page of the mini-program that it opens, with its query. */
  page: string
}

/** The port to the shop's mini-program in the messaging app, which sends messages to shoppers who allow it. */
export interface MiniProgram {
  /** Which template of the messaging app says what; kinds that are left out are not sent. One may be for several. */
  readonly templates: Readonly<Partial<Record<MessageKind, string>>>
  /** The app's id of a login code; undefined for an unknown code. */
  openIdOf(code: string): Promise<string | undefined>
  /**
   * Delivers a message; rejects if it failed, and is then called again.
   * @param key the same for the same message: after a crash one may be sent twice, and must be delivered once
   * @returns `refused` if the shopper withdrew their consent: none by this template is sent until they allow it again
   */
  send(message: AppMessage, key: string): Promise<'delivered' | 'refused'>
}
