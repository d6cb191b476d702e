import type { OrderDraft, PlacedOrder, StartedPayment } from '@hearth/sdk/core'
import type { RawBuilder } from 'kysely'
import type { Cashier, CashierNotice } from '#ports/cashier'
import { sandboxArea } from '#areas/sandbox/sandbox-area'
import { createSandboxCashier } from '#areas/sandbox/sandbox-cashier'
import { SANDBOX_NOTIFY_PATH, SANDBOX_SIGNATURE_HEADER } from '#areas/sandbox/sandbox-notice'
import { signNotice } from '#areas/sandbox/signature'
import { SESSION_COOKIE } from '#kernel/sessions/session-cookie'
import { SESSION_HEADER } from '#kernel/sessions/sessions'
import type { TestDatabaseOptions } from './database'
import { draftOf, giveAddress } from './shelf'
import { openTestShop, type TestShop, type TestShopOptions } from './shop'

/** A shopper of a test, with an address. */
export interface Buyer {
  id: string
  headers: Record<string, string>
  addressId: string
}

/** A whole shop with the sandbox cashier. Its jobs run when a test runs them. */
export interface OrderingShop extends TestShop {
  buyer(): Promise<Buyer>
  /** Buys skus at their current price. @returns the data of the envelope */
  buy(
    buyer: Buyer,
    products: NonNullable<OrderDraft['products']>,
    orderAmount: number,
    more?: Partial<OrderDraft>,
  ): Promise<PlacedOrder>
  startPayment(buyer: Buyer, orderId: string, returnUrl?: string): Promise<StartedPayment>
  /** Presses a button of the cashier's page. With a buyer, the browser has the buyer's session. */
  press(started: StartedPayment, action: 'pay' | 'fail', buyer?: Buyer): Promise<{ status: number; location: string }>
  /**
   * Sends a notice like the cashier.
   * @returns the HTTP status
   */
  notify(notice: CashierNotice, signature?: string): Promise<number>
  /** Returns one number from the database. */
  number(query: RawBuilder<{ n: number }>): Promise<number>
}

/** Opens the shop, by default on the embedded engine in memory, with the sandbox as its cashier. */
export async function openOrderingShop(
  database?: TestDatabaseOptions,
  cashier?: Cashier,
  more: Pick<TestShopOptions, 'demo' | 'extend' | 'moreAreas' | 'ports' | 'random'> = {},
): Promise<OrderingShop> {
  const shop = await openTestShop({
    database,
    rateLimits: false,
    demo: more.demo,
    extend: more.extend,
    random: more.random,
    ports: more.ports,
    moreAreas: [...(cashier ? [] : [sandboxArea]), ...(more.moreAreas ?? [])],
    cashier: ({ db, secret }, clock) => cashier ?? createSandboxCashier({ db, secret, clock }),
  })
  const { secret } = shop.inside
  const {
    app,
    ask,
    connection: { db },
    ports,
  } = shop
  const clock = () => ports.clock()
  return {
    ...shop,
    async buyer() {
      const { id, headers } = await shop.newShopper()
      return { id, headers, addressId: await giveAddress(db, id) }
    },
    async buy(buyer, products, orderAmount, more) {
      const reply = await ask<PlacedOrder>({
        method: 'POST',
        url: '/api/orders/v1',
        headers: buyer.headers,
        payload: draftOf(buyer.addressId, products, orderAmount, more),
      })
      if (!reply.data) throw new Error(`${reply.code} ${reply.message}`)
      return reply.data
    },
    async startPayment(buyer, orderId, returnUrl) {
      const reply = await ask<StartedPayment>({
        method: 'POST',
        url: '/api/payment/v2',
        headers: buyer.headers,
        payload: { orderId, returnUrl },
      })
      if (!reply.data) throw new Error(`${reply.code} ${reply.message}`)
      return reply.data
    },
    async press({ cashierUrl }, action, buyer) {
      const cookie = buyer ? { cookie: `${SESSION_COOKIE}=${buyer.headers[SESSION_HEADER]}` } : {}
      const reply = await app.inject({
        method: 'POST',
        url: cashierUrl,
        headers: { ...cookie, 'content-type': 'application/x-www-form-urlencoded' },
        payload: `action=${action}`,
      })
      return { status: reply.statusCode, location: String(reply.headers['location'] ?? '') }
    },
    async notify(notice, signature) {
      const body = JSON.stringify(notice)
      const reply = await app.inject({
        method: 'POST',
        url: SANDBOX_NOTIFY_PATH,
        headers: {
          'content-type': 'application/json',
          [SANDBOX_SIGNATURE_HEADER]: signature ?? signNotice(secret, body, clock()),
        },
        payload: body,
      })
      return reply.statusCode
    },
    async number(query) {
      const { rows } = await query.execute(db)
      return rows[0]?.n ?? Number.NaN
    },
  }
}
