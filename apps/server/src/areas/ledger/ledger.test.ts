import { LEDGER_UNIT, type Journal, type LedgerEntry } from '@hearth/domain'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { InsufficientBalance, postJournal } from '#areas/ledger/post-journal'
import { findFaults } from '#audit/audit-shop'
import { howMuch } from '@hearth/vitest/whole'
import { NOON } from '../../../test/noon'
import { onEveryEngine } from '../../../test/on-every-engine'
import { within } from '../../../test/work'

const points = (owner: string, amount: number, more: Partial<LedgerEntry> = {}): LedgerEntry => ({
  account: 'points',
  owner,
  unit: LEDGER_UNIT.points,
  amount,
  ...more,
})
const house = (account: 'pointsGiven' | 'pointsSpent', amount: number): LedgerEntry => points('', amount, { account })

let made = 0
const journal = (entries: readonly LedgerEntry[], id = `j${(made += 1)}`): Journal => ({
  source: { kind: 'test', id },
  entries,
  eventAt: NOON,
})
const earn = (owner: string, amount: number, id?: string) =>
  journal([points(owner, amount), house('pointsGiven', -amount)], id)
const spend = (owner: string, amount: number, id?: string) =>
  journal([points(owner, -amount), house('pointsSpent', amount)], id)

onEveryEngine('the ledger', (engine) => {
  const db = () => engine.connection.db
  const post = (one: Journal) => within(db(), NOON, (work) => postJournal(work, one))
  const balance = async (owner: string) =>
    (
      await sql<{ balance: number }>`select balance from ledger_account where id = ${`points/${owner}/points`}`.execute(
        db(),
      )
    ).rows[0]?.balance

  it('moves points from the house to a shopper and back, and keeps the balance with each entry', async () => {
    await post(earn('li', 100))
    await post(spend('li', 30))
    expect(await balance('li')).toBe(70)
    const { rows } = await sql`
      select amount, balance_after as after, version from ledger_entry
      where account_id = 'points/li/points'
      order by version`.execute(db())
    expect(rows).toEqual([
      { amount: 100, after: 100, version: 1 },
      { amount: -30, after: 70, version: 2 },
    ])
    expect(await findFaults(db())).toEqual([])
  })

  it('posts a journal once for its event, also when a hundred requests come at once', async () => {
    const asked = Array.from({ length: 100 }, () => post(earn('once', 5, 'order-7')))
    const posted = await Promise.all(asked)
    expect(posted.filter((one) => one === 'done')).toHaveLength(1)
    expect(await balance('once')).toBe(5)
  })

  it('lets nobody spend more than the balance, also when a hundred spend at once, and posts nothing of a refused one', async () => {
    await post(earn('poor', 50))
    const spent = await Promise.allSettled(Array.from({ length: 100 }, () => post(spend('poor', 1))))
    expect(spent.filter(({ status }) => status === 'fulfilled')).toHaveLength(50)
    for (const one of spent) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(InsufficientBalance)
    expect(await balance('poor')).toBe(0)
    await expect(post(spend('nobody', 1))).rejects.toThrow('points/nobody/points would fall below 0')
    expect(await balance('nobody')).toBeUndefined()
    expect(await findFaults(db())).toEqual([])
  })

  it('lets an account fall below 0 only by what is taken back, and later points pay that first', async () => {
    await post(earn('debtor', 10))
    await post(spend('debtor', 10))
    const takenBack = journal([points('debtor', -10, { debt: true }), house('pointsGiven', 10)])
    await post(takenBack)
    expect(await balance('debtor')).toBe(-10)
    await expect(post(spend('debtor', 1))).rejects.toThrow(InsufficientBalance)
    await post(earn('debtor', 15))
    expect(await balance('debtor')).toBe(5)
    expect(await findFaults(db())).toEqual([])
  })

  it('refuses a journal that does not add up', async () => {
    await expect(post(journal([points('li', 1)]))).rejects.toThrow('its entries in points sum to 1')
  })

  it('adds up whatever is posted at once between many accounts, and nobody waits for another without end', async () => {
    const owner = fc.constantFrom('a', 'b', 'c', 'd')
    const transfer = fc
      .tuple(owner, owner, fc.integer({ min: 1, max: 40 }))
      .filter(([from, to]) => from !== to)
      .map(([from, to, amount]) => [points(from, -amount), points(to, amount)])
    const earning = fc
      .tuple(owner, fc.integer({ min: 1, max: 40 }))
      .map(([to, amount]) => [points(to, amount), house('pointsGiven', -amount)])
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(transfer, earning), { minLength: 20, maxLength: 60 }), async (all) => {
        const ended = await Promise.allSettled(all.map((entries) => post(journal(entries))))
        for (const one of ended) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(InsufficientBalance)
        expect(await findFaults(db())).toEqual([])
      }),
      { numRuns: howMuch(5, 50) },
    )
  })

  it('is reported by the laws when an entry, a balance or a version was changed by hand', async () => {
    const after = async (statement: string) => {
      let found: string[] = []
      await within(db(), NOON, async ({ db: trx }) => {
        await sql.raw(statement).execute(trx)
        found = (await findFaults(trx)).map(({ fault }) => fault)
        throw new Error('undone')
      }).catch(() => {})
      return new Set(found)
    }
    expect(await after("update ledger_entry set amount = amount + 1 where account_id = 'points/li/points'")).toEqual(
      new Set([
        'a journal that does not add up',
        'a balance that is not the sum of its entries',
        'an entry whose balance does not follow from the one before',
      ]),
    )
    expect(await after("delete from ledger_entry where account_id = 'points/li/points' and version = 2")).toContain(
      'an account with a gap in its versions',
    )
    expect(await after('delete from ledger_entry')).toContain('a journal without entries')
  })
})
