import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { prepared } from '#database/prepared'
import { transaction } from '#database/transaction'
import { openTestDatabase } from '../../test/database'
import { onEveryEngine, type Engine } from '../../test/on-every-engine'
import { sentStatements } from '../../test/sent-statements'

onEveryEngine('a prepared statement', prove, { unpooled: true })

function prove(engine: Engine): void {
  const db = () => engine.connection.db
  const shoppers = (telephone: string) =>
    prepared<{
      id: string
      none: null
      many: string[]
    }>`select id, null as none, array['a', 'b'] as many from shopper where telephone = ${telephone}`.execute(db())
  const plansOf = async (text: string) =>
    (
      await sql<{
        custom_plans: number
      }>`select custom_plans from pg_prepared_statements where statement = ${text}`.execute(db())
    ).rows.map((row) => row.custom_plans)

  it('answers the same rows when it is sent again', async () => {
    await sql`
      insert into shopper (id, telephone, display_name, created_at)
      values ('prepared', '13900000001', '', 0)`.execute(db())
    for (let time = 0; time < 3; time += 1)
      expect((await shoppers('13900000001')).rows).toEqual([{ id: 'prepared', none: null, many: ['a', 'b'] }])
    expect((await shoppers('13900000002')).rows).toEqual([])
  })

  it('reports a wrong value each time, and can be sent again after that', async () => {
    const number = (value: string) => prepared<{ number: number }>`select ${value}::integer as number`.execute(db())
    for (let time = 0; time < 2; time += 1) {
      await expect(number('seven')).rejects.toThrow('invalid input syntax')
      expect((await number('7')).rows).toEqual([{ number: 7 }])
    }
  })

  it('keeps the plan that was made first, whatever the database expects of it', async () => {
    const text = 'select count(*) as kept from setting where name = $1'
    const count = (name: string) => prepared`select count(*) as kept from setting where name = ${name}`.execute(db())
    for (let time = 0; time < 8; time += 1) await count(`setting ${time}`)
    const plans = await plansOf(text)
    expect(plans.length).toBeGreaterThan(0)
    expect(Math.max(...plans)).toBe(0)
  })

  it('keeps plans only where an earlier statement is planned for its values, and never within a transaction', async () => {
    const planned = () => sql`select name from setting where name = ${'other'}`.execute(db())
    const kept = () => shoppers('13900000001')
    await transaction(db(), (trx) => sql`select 0`.execute(trx))
    const sent = await sentStatements(async () => {
      await kept()
      await transaction(db(), async (trx) => {
        await sql`select name from setting where name = ${'other'}`.execute(trx)
        await sql`select 1`.execute(trx)
      })
      await planned()
      await planned()
      await kept()
    })
    expect(sent.map(({ text }) => text).filter((text) => text.startsWith('set '))).toEqual([
      'set plan_cache_mode = auto',
      'set plan_cache_mode = force_generic_plan',
    ])
  })
}

it('a prepared statement is sent in full each time where the connection keeps none', async () => {
  const { db, close } = await openTestDatabase({ namedStatements: false })
  for (let time = 0; time < 3; time += 1)
    expect((await prepared<{ n: number }>`select ${time}::integer as n`.execute(db)).rows).toEqual([{ n: time }])
  const { rows } = await sql`select name from pg_prepared_statements`.execute(db)
  expect(rows).toEqual([])
  await close()
})
