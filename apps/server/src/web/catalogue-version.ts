import type { Database } from '#database/connect'

const REMEMBERED = 1_000

/** The number that rises when anything a public page shows was changed. */
export interface CatalogueVersion {
  /** Reads it, at most once a second. */
  read(): Promise<number>
  /** What was read within the last second; nothing when that is longer ago. */
  known(): number | undefined
}

/** Watches the version of the catalogue. */
export function createCatalogueVersion(db: Database): CatalogueVersion {
  let asked: Promise<number> | undefined
  let value: number | undefined
  let until = 0
  const isOver = () => performance.now() > until
  return {
    read() {
      if (!asked || isOver()) {
        until = performance.now() + REMEMBERED
        asked = ask(db)
        asked.then(
          (read) => (value = read),
          () => (asked = undefined),
        )
      }
      return asked
    },
    known: () => (isOver() ? undefined : value),
  }
}

async function ask(db: Database): Promise<number> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', 'catalogueVersion').executeTakeFirst()
  return Number(row?.value ?? 0)
}
