import { WHOLE } from '@hearth/vitest/whole'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import type { TestDatabaseOptions } from './database'
import { onPostgres } from './on-postgres'
import { openOrderingShop, type OrderingShop } from './ordering-shop'
import { postgresBinaries, startPostgres, type RealPostgres } from './real-postgres'

type Proofs = (at: { readonly shop: OrderingShop }) => void
type Stock = (shop: OrderingShop) => Promise<void>
type Begin = Pick<TestDatabaseOptions, 'older' | 'patient' | 'connections'>

/**
 * Runs cases in a shop on a real PostgreSQL server. `npm run test:all` runs them on the embedded engine too, and if
 * PostgreSQL is not installed, they run only there. Use this function for sequential actions of shoppers and staff: the
 * simulator, the journeys and the tests of programs run such actions on the embedded engine anyway.
 */
export const shopOnAnEngine = (name: string, stock: Stock, proofs: Proofs, begin?: Begin): void =>
  proveOn(WHOLE || !postgresBinaries(), name, stock, proofs, begin)

/**
 * Runs the same cases in a shop on the embedded engine and in a shop on a new PostgreSQL server. Use it for concurrent
 * actions, and for behaviour that depends on the engine.
 */
export const shopOnEveryEngine = (name: string, stock: Stock, proofs: Proofs, begin?: Begin): void =>
  proveOn(true, name, stock, proofs, begin)

function proveOn(onEmbedded: boolean, name: string, stock: Stock, proofs: Proofs, begin: Begin = {}): void {
  const prove = (database: () => TestDatabaseOptions) => {
    const at = { shop: undefined as unknown as OrderingShop }
    beforeAll(async () => {
      at.shop = await openOrderingShop({ ...database(), ...begin })
      await stock(at.shop)
    })
    afterAll(() => at.shop.close())
    proofs(at)
  }
  if (onEmbedded)
    describe(`${name}, on the embedded engine`, () => {
      prove(() => ({ embedded: true }))
    })
  onPostgres(`${name}, on a PostgreSQL server`, (bin) => {
    let server: RealPostgres | undefined
    // If all tests run on the embedded engine, these cases start a server of their own.
    beforeAll(async () => void (server = inject('server') ? undefined : await startPostgres(bin)))
    afterAll(() => server?.stop())
    prove(() => ({ url: server?.url, connections: 20, patient: true }))
  })
}
