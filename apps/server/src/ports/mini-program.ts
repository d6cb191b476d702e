import type { MessageKind } from '@hearth/domain'
import type { MessageContent } from '#ports/notifier'

/** A message to a shopper who allowed it. */
export interface AppMessage extends MessageContent {
  readonly kind: MessageKind
  /** Whom the messaging app knows them as. */
  openId: string
  templateId: string
  /** The page of the mini-program that it opens, with its query. */
  page: string
}

/** The port to the shop's mini-program in the messaging app, through which shoppers who allow it are told. */
export interface MiniProgram {
  /** Which template of the messaging app says what; kinds that are left out are not sent. One may be for several. */
  readonly templates: Readonly<Partial<Record<MessageKind, string>>>
  /** Whom a code of the app's login stands for; nothing for a code that the app does not know. */
  openIdOf(code: string): Promise<string | undefined>
  /**
   * Delivers a message; rejects when it could not, and is then asked again.
   * @param key the same for the same message: after a crash one may come twice, and is to be delivered once
   * @returns `refused` where the shopper took their consent back: none by this template is sent until they allow it
   *   anew
   */
  send(message: AppMessage, key: string): Promise<'delivered' | 'refused'>
}
