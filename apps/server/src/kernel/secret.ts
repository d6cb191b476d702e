import { createHmac, randomBytes } from 'node:crypto'
import type { Database } from '#database/connect'
import { rootOf } from '#database/transaction'

const secrets = new WeakMap<Database, Promise<string>>()

/**
 * The secret this shop signs with. Half of it is made on the first start and kept in the database, so that every server
 * of the shop knows it; the other is `key`, which is not: who reads the database, or a backup of it, can sign nothing.
 * @param key see `readSecretKey`; the database's half alone where there is none
 */
export function openSecret(db: Database, key: string | undefined): Promise<string> {
  const opened = readHalf(db).then((half) =>
    key === undefined ? half : createHmac('sha256', key).update(half).digest('hex'),
  )
  secrets.set(db, opened)
  opened.catch(() => secrets.delete(db))
  return opened
}

/** The secret as it was opened at the start; a process reads it once, it never changes. */
export function loadSecret(db: Database): Promise<string> {
  const root = rootOf(db)
  return secrets.get(root) ?? openSecret(root, undefined)
}

async function readHalf(db: Database): Promise<string> {
  const fresh = JSON.stringify(randomBytes(32).toString('hex'))
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
