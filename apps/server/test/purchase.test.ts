import { ORDER_STATUS, PAYMENT_STATUS } from '@hearth/domain'
import type { Cart, PaymentState, PlacedOrder, Settlement, StartedPayment } from '@hearth/sdk/core'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openOrderingShop, type OrderingShop } from './ordering-shop'
import { postgresBinaries, startPostgres, type RealPostgres } from './real-postgres'
import { sentStatements } from './sent-statements'
import { draftOf, stockShelf } from './shelf'

/** Maximum number of statements that a purchase sends to the database, including begin and commit. */
const MOST_STATEMENTS = 27

describe.each(['the embedded engine', 'a PostgreSQL server'])('a purchase on %s', (engine) => {
  const binaries = engine === 'a PostgreSQL server' ? postgresBinaries() : 'none'
  let shop: OrderingShop
  let postgres: RealPostgres | undefined
  beforeAll(async () => {
    if (binaries === undefined) return
    postgres = binaries === 'none' ? undefined : await startPostgres(binaries)
    shop = await openOrderingShop(postgres ? { url: postgres.url } : { embedded: true })
    await stockShelf(shop.connection.db, [{ skuNo: 'lamp' }])
  })
  afterAll(async () => {
    await shop?.close()
    await postgres?.stop()
  })

  it('takes few statements, from the cart to the poll that says it is paid; not tried where the engine is not installed', async () => {
    if (binaries === undefined) return expect(postgresBinaries()).toBeUndefined()
    const buyer = await shop.buyer()
    let keys = 0
    const ask = async <Data>(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object): Promise<Data> => {
      const request: InjectOptions = {
        method,
        url,
        headers: { ...buyer.headers, ...(payload ? { 'idempotency-key': `key-${(keys += 1)}` } : {}) },
        ...(payload ? { payload } : {}),
      }
      const { data } = await shop.ask<Data>(request)
      return data!
    }
    let state: PaymentState | undefined
    const sent = await sentStatements(async () => {
      await ask<Cart>('PUT', '/api/cart/v1', { operation: 'add', items: [{ skuNo: 'lamp', itemQuantity: 1 }] })
      await ask<Cart>('GET', '/api/cart/v4')
      const { amounts } = await ask<Settlement>('GET', '/api/cart/v1/settlement')
      const { orderId } = await ask<PlacedOrder>(
        'POST',
        '/api/orders/v1',
        draftOf(buyer.addressId, undefined, amounts.payAmount),
      )
      const started = await ask<StartedPayment>('POST', '/api/payment/v2', {
        orderId,
        returnUrl: `/pay-result/${orderId}`,
      })
      await shop.app.inject(started.cashierUrl)
      await shop.press(started, 'pay')
      await shop.run('deliver')
      shop.wait(2000)
      await shop.run('deliver')
      state = await ask<PaymentState>('GET', `/api/payment/polling/v1?orderId=${orderId}`)
    })
    expect(state).toMatchObject({ paymentStatus: PAYMENT_STATUS.paid, orderStatus: ORDER_STATUS.paid })
    const words = sent.map(({ text }) => text.trim().split(/\s+/).slice(0, 4).join(' '))
    expect(words.length, words.join('\n')).toBeLessThanOrEqual(MOST_STATEMENTS)
  })
})
