import { sql } from 'kysely'
import type { Database } from '#database/connect'

const REMEMBERED = 1_000

/**
 * Gives a name to each period in which public pages and replies stay the same, apart from stock counts. A new period
 * begins when the catalogue's version rises, and whenever a promotion is announced, begins or has ended.
 */
export interface CatalogueVersion {
  /**
   * Returns the name of the current period. It is read from the database at most once a second, and at once when the
   * period is over. Call it before reading the clock for a page or reply: what is made for an earlier time must not be
   * cached under a later name.
   */
  read(): Promise<string>
  /** Returns the name that was read within the last second; undefined if there is none, or if its period is over. */
  known(): string | undefined
}

interface Stretch {
  name: string
  /** Epoch ms of the next moment that changes prices or tags; `Infinity` for none. */
  until: number
}

/** Watches what public pages depend on. `clock` is the shop's, epoch ms. */
export function createCatalogueVersion(db: Database, clock: () => number): CatalogueVersion {
  let asked: Promise<Stretch> | undefined
  let value: Stretch | undefined
  let rememberedUntil = 0
  const hasEnded = () => value !== undefined && clock() >= value.until
  const isOver = () => performance.now() > rememberedUntil || hasEnded()
  return {
    async read() {
      if (!asked || isOver()) {
        rememberedUntil = performance.now() + REMEMBERED
        if (hasEnded()) value = undefined
        const asking = ask(db, clock())
        asked = asking
        asking.then(
          (read) => (value = asked === asking ? read : value),
          () => (asked = asked === asking ? undefined : asked),
        )
      }
      return (await asked).name
    },
    known: () => (isOver() ? undefined : value?.name),
  }
}

/** The version and the next moment, in one statement. The last ms of a promotion still counts (S18). */
async function ask(db: Database, now: number): Promise<Stretch> {
  const { rows } = await sql<{ version: string | null; until: number | null }>`
    select (select value #>> '{}' from setting where name = 'catalogueVersion') as version,
      least(
        (select min(begin_time) from promotion where begin_time > ${now}),
        (select min(display_time) from promotion where display_time > ${now}),
        (select min(end_time) + 1 from promotion where end_time >= ${now})
      ) as until`.execute(db)
  const { version, until } = rows[0]!
  return { name: `${version ?? 0} ${until ?? ''}`, until: until ?? Infinity }
}
