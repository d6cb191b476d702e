import { sql } from 'kysely'
import type { Database } from '#database/connect'

/** A number that no other process of the shop has. */
export async function nextProcessNumber(db: Database): Promise<number> {
  const { rows } = await sql<{ place: number }>`
    insert into setting (name, value) values ('processNumber', '1'::jsonb)
    on conflict (name) do update set value = to_jsonb((setting.value #>> '{}')::bigint + 1)
    returning (value #>> '{}')::bigint as place`.execute(db)
  return rows[0]!.place
}
