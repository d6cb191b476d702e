import { orderKinds } from '#areas/all'
import type { Database } from '#database/connect'
import { createNumbers } from '#shop/numbers'
import { createOutbox } from '#shop/outbox'
import { systemRandom } from '#shop/random'
import type { Shop } from '#shop/shop'
import { house } from '#shop/actor'
import { createStockWatch } from '#shop/stock-watch'
import { inTransaction, workAt, type UnitOfWork } from '#shop/unit-of-work'
import { createWaiters } from '#shop/waiters'

const numbers = createNumbers(systemRandom)

/** Returns the context of changes to a test's database. */
export const workOn = (db: Database, now: number): UnitOfWork & Pick<Shop, 'payments' | 'secret'> =>
  workAt(
    {
      db,
      random: systemRandom,
      numbers,
      stock: createStockWatch(),
      outbox: createOutbox(),
      kinds: orderKinds,
      payments: createWaiters(),
      secret: 'a secret of tests',
    },
    now,
    house('test'),
  )

/** Runs work in a transaction of a test's database. */
export const within = <Result>(
  db: Database,
  now: number,
  run: (work: UnitOfWork) => Promise<Result>,
): Promise<Result> => inTransaction(workOn(db, now), run)
