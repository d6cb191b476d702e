import { sql } from 'kysely'
import type { UnitOfWork } from '#shop/unit-of-work'

/** Writes what happened to orders, for their shoppers to read. */
export async function writeLog(
  { db, now }: Pick<UnitOfWork, 'db' | 'now'>,
  orderIds: readonly string[],
  title: string,
  detail: string,
): Promise<void> {
  await sql`
    insert into order_log (order_id, title, detail, created_at)
    select id, ${title}, ${detail}, ${now} from unnest(${[...orderIds]}::text[]) as id`.execute(db)
}
