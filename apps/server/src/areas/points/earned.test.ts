import { LEDGER_UNIT, pointsGoneBefore } from '@hearth/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { postJournal } from '#areas/ledger/post-journal'
import { lockOrder } from '#areas/orders/own-order'
import { refundByRows } from '#areas/payment/request-refund'
import { earnForOrder } from '#areas/points/earned'
import { GIVEN } from '#areas/points/journals'
import { endPoints } from '#areas/points/ending'
import { house } from '#shop/actor'
import { inTransaction, workAt, type UnitOfWork } from '#shop/unit-of-work'
import { onPostgres } from '../../../test/on-postgres'
import { openOrderingShop, type Buyer, type OrderingShop } from '../../../test/ordering-shop'
import { startPostgres, type RealPostgres } from '../../../test/real-postgres'
import { serviceHands } from '../../../test/served-shop'
import { stockShelf } from '../../../test/shelf'

onPostgres('points', (bin) => {
  let server: RealPostgres
  let shop: OrderingShop
  beforeAll(async () => {
    server = await startPostgres(bin)
    shop = await openOrderingShop({ url: server.url, connections: 5, patient: true })
    await stockShelf(shop.connection.db, [{ skuNo: 'lamp', price: 10_000, stock: 10 }])
  })
  afterAll(async () => {
    await shop.close()
    await server.stop()
  })
  const work = () => workAt(shop.inside, shop.ports.clock(), house('test'))
  const pointsOf = (buyer: Buyer) =>
    shop.number(
      sql`
        select coalesce(sum(balance), 0)::integer as n from ledger_account
        where owner = ${buyer.id} and kind = 'points'`,
    )
  /** Runs `begin` and `end` in one transaction. `other` starts between them, and has to wait for the transaction. */
  const meanwhile = async (
    other: () => Promise<unknown>,
    begin: (inside: UnitOfWork) => Promise<unknown>,
    end: (inside: UnitOfWork) => Promise<unknown> = async () => {},
  ) => {
    let done: Promise<unknown> = Promise.resolve()
    await inTransaction(work(), async (inside) => {
      await begin(inside)
      done = other()
      await expect
        .poll(() =>
          shop.number(sql`select count(*)::integer as n from pg_stat_activity where wait_event_type = 'Lock'`),
        )
        .toBeGreaterThan(0)
      await end(inside)
    })
    await done
  }

  it('for an order are for what is left of it, though it is refunded at the same moment', async () => {
    const hands = serviceHands(() => shop)
    const buyer = await shop.buyer()
    const { orderId } = await hands.paid(buyer, [{ skuNo: 'lamp', itemQuantity: 2 }], 20_000)
    await hands.ship(orderId)
    await hands.confirm(buyer, orderId)
    await meanwhile(
      () => inTransaction(work(), (inside) => earnForOrder(inside, orderId, inside.now)),
      ({ db }) => lockOrder(db, orderId),
      (inside) =>
        refundByRows(inside, { request: 'test', orderId, cause: 'returned' }, [
          { line: 0, quantity: 1, stage: 'unitPrice', fen: 10_000 },
        ]),
    )
    expect(await pointsOf(buyer)).toBe(100)
  })

  it('that are still valid do not end in place of old ones that are spent at the same moment', async () => {
    const buyer = await shop.buyer()
    const move = (inside: UnitOfWork, id: string, amount: number, eventAt: number) =>
      postJournal(inside, {
        source: { kind: amount > 0 ? GIVEN : 'test', id: `${buyer.id}/${id}` },
        entries: [
          { account: 'points', owner: buyer.id, unit: LEDGER_UNIT.points, amount },
          { account: 'pointsGiven', owner: '', unit: LEDGER_UNIT.points, amount: -amount },
        ],
        eventAt,
      })
    const { now } = work()
    await inTransaction(work(), async (inside) => {
      await move(inside, 'old', 100, pointsGoneBefore(now) - 1)
      await move(inside, 'new', 100, now)
    })
    await meanwhile(
      () => endPoints(work()),
      (inside) => move(inside, 'spent', -100, now),
    )
    expect(await pointsOf(buyer)).toBe(100)
  })
})
