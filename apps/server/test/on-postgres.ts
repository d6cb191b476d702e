import { describe, expect, it } from 'vitest'
import { postgresBinaries } from './real-postgres'

/**
 * Runs cases that need a real PostgreSQL server; `bin` is the folder of its programs. If PostgreSQL is not installed,
 * one case says in the report that the others were not tried. `timeout` is the time limit of each case, ms; the default
 * limit when absent.
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
