import { REPLY_CODE } from '@hearth/domain'
import { content, type ListFans, type OpsFan } from '@hearth/ops'
import type { SignUpFan } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { reveals } from '#kernel/ops/ops-area'
import { opsList, readList } from '#kernel/ops/ops-list'
import { descending } from '#kernel/reads/page-of'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

/**
 * Subscribes a shopper to news, in one statement. A repeat replaces the earlier data.
 * @throws ShopError badInput for a nickname of only spaces
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
    select id, ${nickname}, coalesce(${telephone ?? null}, telephone), ${now}::bigint from shopper
    where id = ${shopperId}
    on conflict (shopper_id) do update set nickname = excluded.nickname, telephone = excluded.telephone`.execute(db)
}

const fanList = opsList<ListFans, OpsFan & { id: string }>({
  columns: sql`shopper_id as id, nickname, telephone, created_at as "createdAt"`,
  from: sql`fan`,
  filters: {},
  sorts: { newest: [descending('created_at'), descending('shopper_id')] },
  row: (after) => sql`fan where shopper_id = ${after}`,
  nameOf: ({ id }) => id,
})

/** Calls of staff for subscribers to news. */
export const fanOps = [
  reveals(content, {
    async fans(payload, context) {
      const { rows, after } = await readList(fanList, context, payload)
      if (rows.length > 0) context.log({ event: 'fans-revealed', count: rows.length })
      return {
        reply: { fans: rows.map(({ id: _, ...fan }) => fan), after },
        changes: [{ target: { kind: 'fans', id: 'page' }, after: { count: rows.length } }],
      }
    },
  }),
]
