import { sql } from 'kysely'
import type { Database } from '#database/connect'

/** Writes what happened to orders, for their shoppers to read. */
export async function writeLog(
  trx: Database,
  orderIds: readonly string[],
  title: string,
  detail: string,
  now: number,
): Promise<void> {
  await sql`
    insert into order_log (order_id, title, detail, created_at)
    select id, ${title}, ${detail}, ${now} from unnest(${[...orderIds]}::text[]) as id`.execute(trx)
}
