import type { Database } from '#database/connect'

/** Reads the telephone of a shopper's account from the database. */
export async function ownTelephone(db: Database, shopperId: string): Promise<string> {
  const { telephone } = await db
    .selectFrom('shopper')
    .select('telephone')
    .where('id', '=', shopperId)
    .executeTakeFirstOrThrow()
  return telephone
}
