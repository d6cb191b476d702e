import { describe, expect, it } from 'vitest'
import { postgresBinaries } from './real-postgres'

/**
 * Runs proofs that need a real PostgreSQL server; `bin` is the folder of its programs. Where PostgreSQL is not
 * installed a case says so by name, so that a reader of the report knows what was not proved here. `timeout` of each,
 * ms; the usual one when absent.
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
