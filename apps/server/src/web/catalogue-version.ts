import type { Database } from '#database/connect'

const REMEMBERED = 1_000

/** The number that rises when anything a public page shows was changed by the operator; read at most once a second. */
export function createCatalogueVersion(db: Database): () => Promise<number> {
  let asked: Promise<number> | undefined
  let until = 0
  return () => {
    if (!asked || performance.now() > until) {
      until = performance.now() + REMEMBERED
      asked = db
        .selectFrom('setting')
        .select('value')
        .where('name', '=', 'catalogueVersion')
        .executeTakeFirst()
        .then((row) => Number(row?.value ?? 0))
      asked.catch(() => (asked = undefined))
    }
    return asked
  }
}
