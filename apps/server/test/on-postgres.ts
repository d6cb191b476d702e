import { describe, expect, it } from 'vitest'
import { postgresBinaries } from './real-postgres'

/**
 * Runs cases that need a real PostgreSQL server; `bin` is the folder of its programs. If PostgreSQL is not installed, a
 * case with that name tells the reader of the report what was not tested. `timeout` of each, ms; the default one when
 * absent.
 */
export function onPostgres(name: string, prove: (bin: string) => void, timeout?: number): void {
  const bin = postgresBinaries()
  describe(
    `${name}`,
    () => {
      if (bin !== undefined) prove(bin)
      else
        it('was not tried: PostgreSQL is not installed on this machine (Debian: apt install postgresql)', () =>
          expect(postgresBinaries()).toBeUndefined())
    },
    timeout,
  )
}
