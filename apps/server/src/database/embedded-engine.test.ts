import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { transaction } from '#database/transaction'
import { openTestDatabase } from '../../test/database'

it('lets the rest of the process run between the statements of a long transaction', async () => {
  const { db, close } = await openTestDatabase({ embedded: true })
  onTestFinished(close)
  let turns = 0
  const others = setInterval(() => (turns += 1), 1)
  onTestFinished(() => clearInterval(others))
  const seen = await transaction(db, async (trx) => {
    const before = turns
    const passed = () => turns - before
    const from = performance.now()
    // On a busy machine it may take ten seconds until the timer has run four times. If the engine never paused, the
    // timer would not run at all.
    while (passed() < 4 && performance.now() - from < 10_000)
      await sql`select count(*) from generate_series(1, 10000)`.execute(trx)
    return passed()
  })
  expect(seen).toBeGreaterThan(3)
})
