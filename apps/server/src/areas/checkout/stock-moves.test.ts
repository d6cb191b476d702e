import { afterAll, beforeAll, expect, it } from 'vitest'
import { stockMoved, stockMoves } from '#areas/checkout/stock-moves'
import { transaction } from '#database/transaction'
import { openTestShop, type TestShop } from '../../../test/shop'

let shop: TestShop
beforeAll(async () => void (shop = await openTestShop()))
afterAll(() => shop.close())

it('replies that say how many are left are made anew once a move is committed, and not for one that is rolled back', async () => {
  const { db } = shop.connection
  const before = stockMoves(db)
  await transaction(db, async (trx) => {
    await transaction(trx, () => Promise.resolve(stockMoved(trx)))
    expect(stockMoves(db)).toBe(before)
  })
  expect(stockMoves(db)).toBe(before + 1)
  const given = transaction(db, (trx) => {
    stockMoved(trx)
    return Promise.reject(new Error('no'))
  })
  await expect(given).rejects.toThrow('no')
  expect(stockMoves(db)).toBe(before + 1)
  stockMoved(db)
  expect(stockMoves(db)).toBe(before + 2)
})
