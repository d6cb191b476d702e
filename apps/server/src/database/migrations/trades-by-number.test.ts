import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openBefore } from '../../../test/old-database'

it('lets a payment be found by its id in a shop that has none yet', async () => {
  const { db, goOn } = await openBefore('2026-12-05-trades-by-number')
  const plan = async () => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain (costs off)
      select payable_id from payment where id = 'P1' and channel = 'sandbox' and amount = 1`.execute(db)
    return rows.map((row) => row['QUERY PLAN']).join(' ')
  }
  expect(await plan()).toContain('payment_trade')
  await goOn()

  expect(await plan()).toContain('payment_pkey')
})
