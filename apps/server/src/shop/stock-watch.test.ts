import { expect, it } from 'vitest'
import type { Connection } from '#database/connect'
import { inTransaction, type UnitOfWork } from '#shop/unit-of-work'
import { openTestDatabase } from '../../test/database'
import { NOON } from '../../test/noon'
import { workOn } from '../../test/work'

const withDatabase = async (test: (connection: Connection) => Promise<void>) => {
  const connection = await openTestDatabase()
  await test(connection).finally(() => connection.close())
}

const bringBack = ({ stock, afterCommit }: UnitOfWork) => {
  afterCommit(() => stock.returned(['lamp']))
  return Promise.resolve()
}

it('replies with remaining pieces are made again once a sale is committed, and not after a rollback', () =>
  withDatabase(async ({ db }) => {
    const work = workOn(db, NOON)
    const { gate, moves } = work.stock
    gate.shut('lamp', 1, NOON)
    await inTransaction(work, async (inside) => {
      await inTransaction(inside, bringBack)
      expect([moves(), gate.isShut('lamp', 1, NOON)]).toEqual([0, true])
    })
    expect([moves(), gate.isShut('lamp', 1, NOON)]).toEqual([1, false])
    const given = inTransaction(work, async (inside) => {
      await bringBack(inside)
      throw new Error('no')
    })
    await expect(given).rejects.toThrow('no')
    expect(moves()).toBe(1)
    await bringBack(work)
    expect(moves()).toBe(2)
  }))

it('an event without returned pieces changes nothing', () =>
  withDatabase(async ({ db }) => {
    const { stock } = workOn(db, NOON)
    stock.returned([])
    expect(stock.moves()).toBe(0)
  }))
