import type { DeletionBlocker } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import type { UnitOfWork } from '#shop/unit-of-work'

/**
 * The obligations that finished orders leave open, by their kinds, as a SQL expression.
 * @param which condition on `orders`
 */
export function leftOpen(
  { kinds }: Pick<UnitOfWork, 'kinds'>,
  which: RawBuilder<boolean>,
): RawBuilder<DeletionBlocker[]> {
  const open = kinds.flatMap(({ name, open: one }) =>
    one ? [sql`(orders.kind = ${sql.lit(name)} and ${one.condition}, ${sql.lit(one.blocker)})`] : [],
  )
  if (open.length === 0) return sql<DeletionBlocker[]>`'[]'::jsonb`
  return sql<DeletionBlocker[]>`(
    select coalesce(jsonb_agg(distinct blocker), '[]')
    from orders cross join lateral (values ${sql.join(open)}) as left_open (is_open, blocker)
    where ${which} and is_open)`
}
