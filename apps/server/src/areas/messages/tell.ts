import { isToldByDefault, MESSAGE_CHANNEL, type MessageChannel } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import type { ShopEvent } from '#kernel/events/shop-event'
import type { MessageData, ToldMessage } from '#kernel/messages/message'
import type { Shop } from '#shop/shop'

/** Whom an event is told in a channel, and what. */
export interface Telling {
  shopperId: string
  /** Where it goes there: a telephone, an address for mail, or whom the messaging app knows. */
  to: string
  /** An address for mail that this one message was wanted at. */
  wantedAt?: string
  message: ToldMessage
  data: MessageData
}

/** The message that tells of each kind of event. */
export type Messages = ReadonlyMap<string, ToldMessage>

/** Messages by the kinds of events that they tell of. @throws Error where two tell of the same */
export function messagesByEvent(messages: readonly ToldMessage[]): Messages {
  const found = new Map<string, ToldMessage>()
  for (const one of messages)
    for (const kind of Object.keys(one.of)) {
      if (found.has(kind)) throw new Error(`Both ${found.get(kind)!.kind} and ${one.kind} tell of ${kind}`)
      found.set(kind, one)
    }
  return found
}

/** Where a channel reaches `shopper`, whom the rows of `whom` name; null where it can't. */
const REACHES: Readonly<Record<MessageChannel, RawBuilder<string | null>>> = {
  [MESSAGE_CHANNEL.sms]: sql`coalesce(whom.telephone, shopper.telephone)`,
  [MESSAGE_CHANNEL.app]: sql`shopper.app_open_id`,
  [MESSAGE_CHANNEL.email]: sql`coalesce(whom.email, shopper.email)`,
}

/** Whom an event is to be told in a channel; nothing where nobody is, there, wants to be, or has to be any more. */
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
