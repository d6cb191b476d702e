import { isToldByDefault, NOTICE_KIND } from '@hearth/domain'
import type { NoticeChoice, NoticeChoices } from '@hearth/sdk/core'
import { sql } from 'kysely'
import type { Database } from '#database/connect'

/** What a shopper wants to be told of. */
export async function readNoticeChoices(db: Database, shopperId: string): Promise<NoticeChoices> {
  const { rows } = await sql<NoticeChoice>`
    select kind, wanted from notice_choice where shopper_id = ${shopperId}`.execute(db)
  const chosen = new Map(rows.map(({ kind, wanted }) => [kind, wanted]))
  return {
    result: Object.values(NOTICE_KIND).map((kind) => ({ kind, wanted: chosen.get(kind) ?? isToldByDefault(kind) })),
  }
}

/** Switches a kind on or off. */
export async function chooseNotice(
  db: Database,
  shopperId: string,
  { kind, wanted }: NoticeChoice,
): Promise<NoticeChoices> {
  await sql`
    insert into notice_choice (shopper_id, kind, wanted) values (${shopperId}, ${kind}, ${wanted})
    on conflict (shopper_id, kind) do update set wanted = excluded.wanted`.execute(db)
  return readNoticeChoices(db, shopperId)
}
