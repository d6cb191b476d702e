import { orders } from '@hearth/sdk/core'
import { REPLY_CODE } from '@hearth/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Connection } from '#database/connect'
import { perMinute, WRITE_LIMITS, type AnsweredCall } from '#kernel/area'
import type { Context } from '#kernel/context'
import { ShopError } from '#kernel/shop-error'
import { writes } from '#kernel/writes'
import { openTestDatabase } from '../../test/database'
import { NOON } from '../../test/noon'
import { workOn } from '../../test/work'

describe('a write of a shopper', () => {
  let connection: Connection
  beforeAll(async () => void (connection = await openTestDatabase()))
  afterAll(() => connection.close())

  const ask = (call: AnsweredCall | undefined, payload: object, shopper?: string) =>
    call!.answer(
      payload as never,
      {
        ...workOn(connection.db, NOON),
        needShopper() {
          if (shopper === undefined) throw new ShopError(REPLY_CODE.loginNeeded)
          return shopper
        },
      } as unknown as Context,
    )
  const kept = (name: string) =>
    connection.db.selectFrom('setting').select('name').where('name', '=', name).executeTakeFirst()

  it('gets a transaction, the content and the shopper, and answers nothing where its line answers nothing', async () => {
    const seen: unknown[] = []
    const { calls } = writes(orders, {
      confirm: async ({ db, now }, { orderId }, shopperId) => void seen.push(db.isTransaction, now, orderId, shopperId),
      remind: () => Promise.resolve({ remindTime: 7 }),
    })
    expect(await ask(calls['confirm'], { orderId: '1' }, 'li')).toEqual({})
    expect(await ask(calls['remind'], { orderId: '1' }, 'li')).toEqual({ remindTime: 7 })
    expect(seen).toEqual([true, NOON, '1', 'li'])
  })

  it('leaves nothing behind when it is refused', async () => {
    const { calls } = writes(orders, {
      async confirm({ db }) {
        await db.insertInto('setting').values({ name: 'half done', value: '1' }).execute()
        throw new ShopError(REPLY_CODE.wrongState)
      },
    })
    await expect(ask(calls['confirm'], {}, 'li')).rejects.toMatchObject({ code: REPLY_CODE.wrongState })
    expect(await kept('half done')).toBeUndefined()
  })

  it('is not begun for a visitor', async () => {
    let begun = false
    const { calls } = writes(orders, { confirm: async () => void (begun = true) })
    await expect(ask(calls['confirm'], {})).rejects.toMatchObject({ code: REPLY_CODE.loginNeeded })
    expect(begun).toBe(false)
  })

  it('has the usual limits where none are set', () => {
    const limits = { network: perMinute(5) }
    const { calls } = writes(orders, {
      confirm: () => Promise.resolve(),
      remove: { limits, write: () => Promise.resolve() },
    })
    expect([calls['confirm']?.limits, calls['remove']?.limits]).toEqual([WRITE_LIMITS, limits])
  })
})
