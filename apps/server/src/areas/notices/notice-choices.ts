import { isToldByDefault, maskEmail, NOTICE_CHANNEL, NOTICE_KIND, type NoticeChannel } from '@hearth/domain'
import type { NoticeChoice, NoticeChoices } from '@hearth/sdk/core'
import { sql } from 'kysely'
import type { Database } from '#database/connect'
import type { Ports } from '#ports/ports'

/** The ports that a shop may be without, by the ways of telling that take them. */
type Posts = Pick<Ports, 'mailer' | 'miniProgram'>

/** The ways in which a shop tells shoppers. */
const channelsOf = ({ mailer, miniProgram }: Posts): NoticeChannel[] => [
  NOTICE_CHANNEL.sms,
  ...(miniProgram ? [NOTICE_CHANNEL.app] : []),
  ...(mailer ? [NOTICE_CHANNEL.email] : []),
]

/** What a shopper wants to be told of, and how. */
export async function readNoticeChoices(db: Database, shopperId: string, ports: Posts): Promise<NoticeChoices> {
  const { rows } = await sql<{ email: string | null; chosen: NoticeChoice[] }>`
    select email, coalesce((
      select jsonb_agg(jsonb_build_object('kind', kind, 'channel', channel, 'wanted', wanted))
      from notice_choice where shopper_id = shopper.id), '[]') as chosen
    from shopper where id = ${shopperId}`.execute(db)
  const { email, chosen } = rows[0]!
  const wanted = new Map(chosen.map((choice) => [`${choice.kind}/${choice.channel}`, choice.wanted]))
  const channels = channelsOf(ports)
  return {
    result: Object.values(NOTICE_KIND).flatMap((kind) =>
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

/** Switches a kind on or off in one way. */
export async function chooseNotice(
  db: Database,
  shopperId: string,
  { kind, channel, wanted }: NoticeChoice,
  ports: Posts,
): Promise<NoticeChoices> {
  await sql`
    insert into notice_choice (shopper_id, kind, channel, wanted) values (${shopperId}, ${kind}, ${channel}, ${wanted})
    on conflict (shopper_id, kind, channel) do update set wanted = excluded.wanted`.execute(db)
  return readNoticeChoices(db, shopperId, ports)
}
