import { isToldByDefault, maskEmail, MESSAGE_CHANNEL, MESSAGE_TOPIC, type MessageChannel } from '@hearth/domain'
import type { MessageChoice, MessageChoices } from '@hearth/sdk/core'
import { sql } from 'kysely'
import type { Database } from '#database/connect'
import type { Ports } from '#ports/ports'

/** The ports of optional channels. */
type Posts = Pick<Ports, 'mailer' | 'miniProgram'>

/** Returns the channels by which a shop sends messages. */
const channelsOf = ({ mailer, miniProgram }: Posts): MessageChannel[] => [
  MESSAGE_CHANNEL.sms,
  ...(miniProgram ? [MESSAGE_CHANNEL.app] : []),
  ...(mailer ? [MESSAGE_CHANNEL.email] : []),
]

/** Reads a shopper's choices of topics and channels. */
export async function readMessageChoices(db: Database, shopperId: string, ports: Posts): Promise<MessageChoices> {
  const { rows } = await sql<{ email: string | null; chosen: MessageChoice[] }>`
    select email, coalesce((
      select jsonb_agg(jsonb_build_object('kind', kind, 'channel', channel, 'wanted', wanted))
      from message_choice where shopper_id = shopper.id), '[]') as chosen
    from shopper where id = ${shopperId}`.execute(db)
  const { email, chosen } = rows[0]!
  const wanted = new Map(chosen.map((choice) => [`${choice.kind}/${choice.channel}`, choice.wanted]))
  const channels = channelsOf(ports)
  return {
    result: Object.values(MESSAGE_TOPIC).flatMap((kind) =>
      channels.map((channel) => ({
        kind,
        channel,
        wanted: wanted.get(`${kind}/${channel}`) ?? isToldByDefault(kind),
      })),
    ),
    channels,
    ...(email === null ? {} : { email: maskEmail(email) }),
  }
}

/** Switches a topic on or off in one channel. */
export async function chooseMessages(
  db: Database,
  shopperId: string,
  { kind, channel, wanted }: MessageChoice,
  ports: Posts,
): Promise<MessageChoices> {
  await sql`
    insert into message_choice (shopper_id, kind, channel, wanted) values (${shopperId}, ${kind}, ${channel}, ${wanted})
    on conflict (shopper_id, kind, channel) do update set wanted = excluded.wanted`.execute(db)
  return readMessageChoices(db, shopperId, ports)
}
