import type { Dealings } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import type { AccountEnd } from '#kernel/account-ends/account-end'
import type { UnitOfWork } from '#shop/unit-of-work'

/** Returns an expression that concatenates the JSON lists of several areas. */
const listed = <List>(lists: readonly RawBuilder<List>[]): RawBuilder<List> =>
  sql`(${sql.join([sql`'[]'::jsonb`, ...lists], sql` || `)})`

/** Returns an expression that adds up the counts of several areas. */
const added = (counts: readonly RawBuilder<number>[]): RawBuilder<number> =>
  sql`(${sql.join([sql`0`, ...counts], sql` + `)})`

/**
 * Reads a shopper's orders, requests for service, open refunds and other open matters in all areas, in one SQL
 * statement.
 */
export async function readDealings(
  { db, kinds }: Pick<UnitOfWork, 'db' | 'kinds'>,
  ends: readonly AccountEnd[],
  shopperId: string,
): Promise<Dealings> {
  const counted = ends.flatMap((one) => one.dealings?.({ kinds }, shopperId) ?? [])
  const { rows } = await sql<Dealings>`
    select
      ${listed(counted.flatMap(({ orders }) => orders ?? []))} as orders,
      ${listed(counted.flatMap(({ services }) => services ?? []))} as services,
      ${added(counted.flatMap(({ openRefunds }) => openRefunds ?? []))} as "openRefunds",
      ${listed(counted.flatMap(({ open }) => open ?? []))} as open`.execute(db)
  return rows[0]!
}
