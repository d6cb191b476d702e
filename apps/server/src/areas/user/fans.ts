import { REPLY_CODE } from '@hearth/domain'
import { content, type ListFans, type OpsFan } from '@hearth/ops'
import type { SignUpFan } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { reveals } from '#kernel/ops-area'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

/**
 * Signs a shopper up for news, in one statement; signed up again, what is newer counts.
 * @throws ShopError badInput for a nickname of nothing but spaces
 */
export async function signUpFan(
  { db, now }: Pick<UnitOfWork, 'db' | 'now'>,
  shopperId: string,
  { usernick, telephone }: SignUpFan,
): Promise<void> {
  const nickname = usernick.trim()
  if (nickname === '') throw new ShopError(REPLY_CODE.badInput, '请填写昵称', 'usernick')
  await sql`
    insert into fan (shopper_id, nickname, telephone, created_at)
    select id, ${nickname}, coalesce(${telephone ?? null}, telephone), ${now}::bigint from shopper where id = ${shopperId}
    on conflict (shopper_id) do update set nickname = excluded.nickname, telephone = excluded.telephone`.execute(db)
}

/** What staff ask of those who want news. */
export const fanOps = [
  reveals(content, {
    async fans({ after, count = 20 }: ListFans, { db, log }) {
      const { rows } = await sql<OpsFan & { id: string }>`
        select shopper_id as id, nickname, telephone, created_at as "createdAt" from fan
        where ${after ? sql`(created_at, shopper_id) < (select created_at, shopper_id from fan where shopper_id = ${after})` : sql`true`}
        order by created_at desc, shopper_id desc limit ${count + 1}`.execute(db)
      const page = rows.slice(0, count)
      if (page.length > 0) log({ event: 'fans-revealed', count: page.length })
      return {
        reply: {
          fans: page.map(({ id: _, ...fan }) => fan),
          after: rows.length > count ? page.at(-1)!.id : '',
        },
        changes: [{ target: { kind: 'fans', id: 'page' }, after: { count: page.length } }],
      }
    },
  }),
]
