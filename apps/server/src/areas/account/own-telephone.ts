import type { Database } from '#database/connect'

/** Returns a shopper's telephone. */
export async function ownTelephone(db: Database, shopperId: string): Promise<string> {
  const { telephone } = await db
    .selectFrom('shopper')
    .select('telephone')
    .where('id', '=', shopperId)
    .executeTakeFirstOrThrow()
  return telephone
}
