import type { MessageKind, MessageTopic } from '@hearth/domain'
import type { RawBuilder } from 'kysely'
import type { Database } from '#database/connect'
import type { ShopEvent } from '#kernel/events/shop-event'
import type { Mail } from '#ports/mailer'
import type { MessageParameter } from '#ports/notifier'
import type { Shop } from '#shop/shop'

/** The parts of the shop that messages are made from. */
type TellingShop = Pick<Shop, 'secret'> & { ports: Pick<Shop['ports'], 'clock'> }

/** Recipients of an event, and its message. */
export interface Told<Data> {
  /** Selects `shopper_id`, and `telephone` and `email` if they are not the shopper's own. */
  whom(event: ShopEvent): RawBuilder<object>
  data(event: ShopEvent, shop: TellingShop): Data
}

/** Which events are told, by their kinds. */
export type TellsOf<Data> = Readonly<Record<string, Told<Data>>>

/** The text of a message besides its title: for mail, and the link. */
export interface MessageWords {
  text: string
  /** Path of the shop's page about it. */
  path: string
  /** The address of a file that it is about, a path of the shop too. */
  file?: string
}

/** The description of a message for owners who write its texts or templates: see the guide. */
export interface MessageHead<Data> {
  /** Its name in the notifier's messages and, where it has one, in the domain's `MESSAGE_KIND`. */
  kind: string
  /** When it is sent. */
  when: string
  /** What each of its parameters is. */
  carries: Readonly<Record<keyof Data, string>>
}

/** A message that tells shoppers of an event, by each channel that reaches them. */
export interface MessageFacts<Data> extends MessageHead<Data> {
  kind: MessageKind
  /** The topic by which shoppers switch it off; absent for messages they requested. */
  topic?: MessageTopic
  of: TellsOf<Data>
  words(data: Data): MessageWords
  /** Attachments of its mail. */
  files?(data: Data, db: Database): Promise<Mail['files']>
}

/** Parameters of a message. */
export type MessageData = Readonly<Record<string, MessageParameter | undefined>>

/** A message of an event, as folded with those of other areas. */
export type ToldMessage = MessageFacts<MessageData>

/** A message that an area sends itself, such as a requested code. */
export type SentMessage = MessageHead<MessageData>

/** A message as an area declares it. */
export const message = <Data extends object>(facts: MessageFacts<Data>): ToldMessage => facts as unknown as ToldMessage

/** The messages of areas that tell of events. */
export const toldMessages = (messages: readonly (ToldMessage | SentMessage)[]): ToldMessage[] =>
  messages.filter((one): one is ToldMessage => 'of' in one)
