import type { MessageKind } from '@hearth/domain'
import type { MessageContent } from '#ports/notifier'

/** A message to a shopper who allowed it. */
export interface AppMessage extends MessageContent {
  readonly kind: MessageKind
  /** The shopper's id in the messaging app. */
  openId: string
  templateId: string
  /** The page of the mini-program that the message opens, with the query. */
  page: string
}

/** The port to the shop's mini-program in the messaging app, which sends messages to shoppers who allow it. */
export interface MiniProgram {
  /**
   * The template of the messaging app for each kind of message. Kinds without a template are not sent; several kinds
   * may share one.
   */
  readonly templates: Readonly<Partial<Record<MessageKind, string>>>
  /** Returns the app's id of the shopper for a login code; undefined for an unknown code. */
  openIdOf(code: string): Promise<string | undefined>
  /**
   * Delivers a message. Rejects if that failed, and is then called again.
   * @param key the same for each call with one message: after a crash a message may be handed over twice, and must be
   *   delivered once
   * @returns `refused` if the shopper withdrew their consent: no message of this template is sent until they allow it
   *   again
   */
  send(message: AppMessage, key: string): Promise<'delivered' | 'refused'>
}
