import { REPLY_CODE } from '@hearth/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Connection } from '#database/connect'
import { ANSWER_KEPT, forgetOldAnswers, once } from '#kernel/idempotency/once'
import { ShopError } from '#kernel/shop-error'
import { openTestDatabase } from '../../../test/database'
import { workOn } from '../../../test/work'

describe('a request with an idempotency key', () => {
  let connection: Connection
  let done = 0
  let replays = 0
  beforeAll(async () => void (connection = await openTestDatabase()))
  afterAll(() => connection.close())

  const context = (shopper = 'li', now = 1_000) => ({
    ...workOn(connection.db, now),
    needShopper: () => shopper,
    replayed: () => void (replays += 1),
  })
  const work = () => Promise.resolve({ order: (done += 1) })

  it('is done once when it comes fifty times at once, with fifty equal answers', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => once(context(), 'fifty', 'a', work)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['{"order":1}']))
    expect({ done, replays }).toEqual({ done: 1, replays: 49 })
  })

  it('is refused when the key comes with other content', async () => {
    await expect(once(context(), 'fifty', 'b', work)).rejects.toMatchObject({
      code: REPLY_CODE.conflict,
      field: 'idempotency-key',
    })
  })

  it('belongs to one shopper: another shopper’s same key is another request', async () => {
    expect(await once(context('wang'), 'fifty', 'b', work)).toEqual({ order: 2 })
  })

  it('leaves nothing behind when it is refused, so that it may be corrected and sent again', async () => {
    const refused = () => Promise.reject(new ShopError(REPLY_CODE.soldOut))
    await expect(once(context(), 'refused', 'a', refused)).rejects.toMatchObject({ code: REPLY_CODE.soldOut })
    expect(await once(context(), 'refused', 'b', work)).toEqual({ order: 3 })
  })

  it('is done again after a day', async () => {
    expect(await once(context('li', 1_000 + ANSWER_KEPT + 1), 'fifty', 'b', work)).toEqual({ order: 4 })
    await forgetOldAnswers(connection.db, 1_000 + 3 * ANSWER_KEPT)
    expect(await connection.db.selectFrom('idempotency').selectAll().execute()).toEqual([])
  })
})
