import { randomBytes } from 'node:crypto'
import type { Database } from '#database/connect'

const secrets = new WeakMap<Database, string>()

/**
 * The secret this shop signs with: made on the first start and kept in the database, so that every server of the shop knows it. A
 * process reads it once; it never changes.
 */
export async function loadSecret(db: Database): Promise<string> {
  const known = secrets.get(db)
  if (known !== undefined) return known
  const fresh = JSON.stringify(randomBytes(32).toString('hex'))
  await db.insertInto('setting').values({ name: 'secret', value: fresh }).onConflict((clash) => clash.column('name').doNothing()).execute()
  const { value } = await db.selectFrom('setting').select('value').where('name', '=', 'secret').executeTakeFirstOrThrow()
  secrets.set(db, String(value))
  return String(value)
}
