import { afterAll, beforeAll, describe, inject } from 'vitest'
import type { TestDatabaseOptions } from './database'
import { onPostgres } from './on-postgres'
import { openOrderingShop, type OrderingShop } from './ordering-shop'
import { startPostgres, type RealPostgres } from './real-postgres'

/** Runs the same proofs in a shop on the embedded engine and in one on a real PostgreSQL server of its own. */
export function shopOnEveryEngine(
  name: string,
  stock: (shop: OrderingShop) => Promise<void>,
  proofs: (at: { readonly shop: OrderingShop }) => void,
  begin: Pick<TestDatabaseOptions, 'older'> = {},
): void {
  const prove = (database: () => TestDatabaseOptions) => {
    const at = { shop: undefined as unknown as OrderingShop }
    beforeAll(async () => {
      at.shop = await openOrderingShop({ ...database(), ...begin })
      await stock(at.shop)
    })
    afterAll(() => at.shop.close())
    proofs(at)
  }
  describe(`${name}, on the embedded engine`, () => {
    prove(() => ({ embedded: true }))
  })
  onPostgres(`${name}, on a PostgreSQL server`, (bin) => {
    let server: RealPostgres | undefined
    // Where all tests run on the embedded engine, these have a server of their own.
    beforeAll(async () => void (server = inject('server') ? undefined : await startPostgres(bin)))
    afterAll(() => server?.stop())
    prove(() => ({ url: server?.url, connections: 20, patient: true }))
  })
}
