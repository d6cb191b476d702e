import { createHmac } from 'node:crypto'
import type { Database } from '#database/connect'
import type { Random } from '#shop/random'

/**
 * Returns the secret with which this shop signs. One half is made on the first start and kept in the database, so that
 * every server of the shop knows it. The other half, `key`, is not in the database: whoever reads the database or a
 * backup of it can sign nothing.
 * @param key see `readSecretKey`; without it, the secret is the database's half alone
 */
export async function openSecret(db: Database, random: Random, key: string | undefined): Promise<string> {
  const half = await readHalf(db, random)
  return key === undefined ? half : createHmac('sha256', key).update(half).digest('hex')
}

async function readHalf(db: Database, random: Random): Promise<string> {
  const fresh = JSON.stringify(random.bytes(32).toString('hex'))
  await db
    .insertInto('setting')
    .values({ name: 'secret', value: fresh })
    .onConflict((clash) => clash.column('name').doNothing())
    .execute()
  const { value } = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', 'secret')
    .executeTakeFirstOrThrow()
  return String(value)
}
