import { isToldByDefault, MESSAGE_CHANNEL, type MessageChannel } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import type { ShopEvent } from '#kernel/events/shop-event'
import type { MessageData, ToldMessage } from '#kernel/messages/message'
import type { Shop } from '#shop/shop'

/** The recipient of an event's message in a channel, and its content. */
export interface Telling {
  shopperId: string
  /** The recipient's address in the channel: a telephone, an email address, or their id in the messaging app. */
  to: string
  /** The email address that the shopper gave for this message; absent if none was given. */
  wantedAt?: string
  message: ToldMessage
  data: MessageData
}

/** The message of each kind of event. */
export type Messages = ReadonlyMap<string, ToldMessage>

/** Returns the messages by the kinds of their events. @throws Error if two messages belong to the same kind */
export function messagesByEvent(messages: readonly ToldMessage[]): Messages {
  const found = new Map<string, ToldMessage>()
  for (const one of messages)
    for (const kind of Object.keys(one.of)) {
      if (found.has(kind)) throw new Error(`Both ${found.get(kind)!.kind} and ${one.kind} tell of ${kind}`)
      found.set(kind, one)
    }
  return found
}

/** Expressions on a row of `shopper` and its row of `whom` for the address in each channel; null if there is none. */
const REACHES: Readonly<Record<MessageChannel, RawBuilder<string | null>>> = {
  [MESSAGE_CHANNEL.sms]: sql`coalesce(whom.telephone, shopper.telephone)`,
  [MESSAGE_CHANNEL.app]: sql`shopper.app_open_id`,
  [MESSAGE_CHANNEL.email]: sql`coalesce(whom.email, shopper.email)`,
}

/**
 * Returns the recipient of an event in a channel; undefined if there is none, if the channel does not reach them, if
 * they switched the topic off, or if the message is no longer due.
 */
export async function whomToTell(
  shop: Shop,
  messages: Messages,
  event: ShopEvent,
  channel: MessageChannel,
): Promise<Telling | undefined> {
  const message = messages.get(event.kind)
  const told = message?.of[event.kind]
  if (!told) return undefined
  const { topic } = message
  const { rows } = await sql<{ shopperId: string; to: string | null; email: string | null; wanted: boolean | null }>`
    select shopper.id as "shopperId", ${REACHES[channel]} as "to", whom.email, message_choice.wanted
    from (${told.whom(event)}) as whom
    join shopper on shopper.id = whom.shopper_id and shopper.deleted_at is null
    left join message_choice on message_choice.shopper_id = shopper.id and message_choice.channel = ${channel}
      and message_choice.kind = ${topic ?? ''}`.execute(shop.db)
  const [one] = rows
  if (!one || one.to === null) return undefined
  if (topic !== undefined && !(one.wanted ?? isToldByDefault(topic))) return undefined
  const { shopperId, to, email } = one
  return {
    shopperId,
    to,
    ...(email === null ? {} : { wantedAt: email }),
    message,
    data: told.data(event, shop),
  }
}
