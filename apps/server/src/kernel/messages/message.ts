import type { MessageKind, MessageTopic } from '@hearth/domain'
import type { RawBuilder } from 'kysely'
import type { Database } from '#database/connect'
import type { ShopEvent } from '#kernel/events/shop-event'
import type { Mail } from '#ports/mailer'
import type { MessageParameter } from '#ports/notifier'
import type { Shop } from '#shop/shop'

/** The parts of the shop from which the parameters of a message may be computed. */
type TellingShop = Pick<Shop, 'secret'> & { ports: Pick<Shop['ports'], 'clock'> }

/** The recipients of an event, and the parameters of its message. */
export interface Told<Data> {
  /** Selects `shopper_id`, and `telephone` and `email` if they are not the shopper's own. */
  whom(event: ShopEvent): RawBuilder<object>
  data(event: ShopEvent, shop: TellingShop): Data
}

/** The recipients and parameters of a message, for each kind of event that the message tells shoppers about. */
export type TellsOf<Data> = Readonly<Record<string, Told<Data>>>

/** What a message has besides its title: the text for mail, and the links. */
export interface MessageWords {
  text: string
  /** Path of the shop's page to which the message links. */
  path: string
  /** Path of the file that the message is about. */
  file?: string
}

/** The description of a message for owners who write its texts or templates: see the guide. */
export interface MessageHead<Data> {
  /** The name of the message for the notifier, and in the domain's `MESSAGE_KIND` if it is listed there. */
  kind: string
  /** When the message is sent. */
  when: string
  /** The meaning of each parameter of the message. */
  carries: Readonly<Record<keyof Data, string>>
}

/** A message that tells shoppers of an event, by each channel that reaches them. */
export interface MessageFacts<Data> extends MessageHead<Data> {
  kind: MessageKind
  /** The topic by which shoppers switch the message off; absent for messages that shoppers requested. */
  topic?: MessageTopic
  of: TellsOf<Data>
  words(data: Data): MessageWords
  /** Attachments of the message when it is sent by mail. */
  files?(data: Data, db: Database): Promise<Mail['files']>
}

/** Parameters of a message. */
export type MessageData = Readonly<Record<string, MessageParameter | undefined>>

/** A message that tells of events, without the type of its parameters. */
export type ToldMessage = MessageFacts<MessageData>

/** A message that an area sends itself, such as a requested code. */
export type SentMessage = MessageHead<MessageData>

/** A message as an area declares it. */
export const message = <Data extends object>(facts: MessageFacts<Data>): ToldMessage => facts as unknown as ToldMessage

/** Returns the messages that tell of events; messages that areas send themselves are left out. */
export const toldMessages = (messages: readonly (ToldMessage | SentMessage)[]): ToldMessage[] =>
  messages.filter((one): one is ToldMessage => 'of' in one)
