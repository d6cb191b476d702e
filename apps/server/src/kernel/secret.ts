import { randomBytes } from 'node:crypto'
import type { Database } from '#database/connect'

/** The secret this shop signs with: made on the first start and kept in the database, so that every server of the shop knows it. */
export async function loadSecret(db: Database): Promise<string> {
  const fresh = JSON.stringify(randomBytes(32).toString('hex'))
  await db.insertInto('setting').values({ name: 'secret', value: fresh }).onConflict((clash) => clash.column('name').doNothing()).execute()
  const { value } = await db.selectFrom('setting').select('value').where('name', '=', 'secret').executeTakeFirstOrThrow()
  return String(value)
}
