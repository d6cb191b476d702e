import { MOST_UNPAID_ORDERS, REPLY_CODE } from '@hearth/domain'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { wantedLines } from '#areas/cart/cart-lines'
import { linesOfMany } from '#areas/cart/lines-of-many'
import { orderMeans } from '#areas/checkout/order-means'
import { placeOrder } from '#areas/checkout/place-order'
import { placeTogether, type SingleOrder } from '#areas/checkout/place-together'
import { accountOf } from '#areas/points/account-of'
import { ShopError } from '#kernel/shop-error'
import { checkBooks } from '../../../test/check-books'
import { onEveryEngine } from '../../../test/on-every-engine'
import { draftOf, manyShoppers, promote, stockShelf } from '../../../test/shelf'
import { NOON } from '../../../test/shop'
import { within, workOn } from '../../../test/work'

onEveryEngine('orders of one sku that are placed together', (engine) => {
  const db = () => engine.connection.db

  const order = (
    { shopperId, addressId }: { shopperId: string; addressId: string },
    skuNo: string,
    amount = 10_000,
    itemQuantity = 1,
  ): SingleOrder => ({
    shopperId,
    enterprise: false,
    key: `key-${shopperId}-${skuNo}`,
    fingerprint: 'same',
    draft: draftOf(addressId, [{ skuNo, itemQuantity }], amount) as SingleOrder['draft'],
  })

  const place = async (orders: readonly SingleOrder[]) => {
    const soldOut: string[] = []
    const outcomes = await placeTogether(workOn(db(), NOON), orders, (short) =>
      soldOut.push(...short.map(({ skuNo }) => skuNo)),
    )
    return { soldOut, outcomes, words: outcomes.map(wordOf) }
  }

  const wordOf = (outcome: Awaited<ReturnType<typeof placeTogether>>[number]) => {
    if (typeof outcome === 'string') return outcome
    if ('answer' in outcome) return 'placed'
    if (outcome.refusal instanceof ShopError) return outcome.refusal.code
    throw outcome.refusal
  }

  it('are written as they would be one at a time', async () => {
    await stockShelf(db(), [{ skuNo: 'both', stock: 100 }])
    await promote(db(), { id: 'both-sale', type: 101, skuNos: ['both'], price: 9_900, stock: 50, limit: 2 })
    const [one, ...others] = await manyShoppers(db(), 4)
    const draft = order(one!, 'both', 9_900).draft
    await within(db(), NOON, (work) =>
      placeOrder(work, draft, { shopperId: one!.shopperId, now: NOON, enterprise: false }),
    )
    const { words } = await place(others.map((other) => order(other, 'both', 9_900)))
    expect(words).toEqual(['placed', 'placed', 'placed'])
    const { rows } = await sql<{ written: object }>`
      select jsonb_build_object(
        'order', to_jsonb(orders) - 'id' - 'shopper_id',
        'items', (
          select jsonb_agg(to_jsonb(order_item) - 'id' - 'order_id') from order_item where order_id = orders.id
        ),
        'prices', (
          select jsonb_agg(to_jsonb(price_row) - 'order_id' order by position) from price_row
          where order_id = orders.id
        ),
        'events', (
          select jsonb_agg(to_jsonb(event) - 'subject' - 'actor') from event
          where subject = 'order/' || orders.id
        ),
        'own', (
          select bool_and(actor = 'shopper/' || orders.shopper_id) from event where subject = 'order/' || orders.id
        )
      ) as written
      from orders where exists (select from order_item where order_id = orders.id and sku_no = 'both')`.execute(db())
    expect(rows).toHaveLength(4)
    expect(rows.map(({ written }) => written)).toEqual(Array.from({ length: 4 }, () => rows[0]!.written))
    expect(rows[0]!.written).toMatchObject({ own: true, items: [{ promotion_id: 'both-sale', paid_amount: 9_900 }] })
    expect(await checkBooks(db(), { both: 100 })).toEqual([])
  })

  it('read for each shopper the same data as alone', async () => {
    await stockShelf(db(), [{ skuNo: 'seen', stock: 100 }])
    await promote(db(), { id: 'seen-sale', type: 101, skuNos: ['seen'], price: 9_900, stock: 50, limit: 2 })
    const shoppers = await manyShoppers(db(), 5)
    await place([order(shoppers[1]!, 'seen', 9_900)])
    await sql`update shopper set enterprise = true where id = ${shoppers[2]!.shopperId}`.execute(db())
    await sql`update shopper set member_type = 1 where id = ${shoppers[3]!.shopperId}`.execute(db())
    await sql`
      insert into ledger_account (id, kind, owner, unit, balance, version)
      values (${accountOf('gold', shoppers[4]!.shopperId)}, 'gold', ${shoppers[4]!.shopperId}, 'gold', 30, 1)`.execute(
      db(),
    )
    const together = await linesOfMany(
      db(),
      NOON,
      'seen',
      shoppers.map((one, at) => ({ ...one, enterprise: false, itemQuantity: at + 1 })),
      (shopperId, addressId) => orderMeans(shopperId, NOON, addressId),
    )
    for (const [at, { shopperId, addressId }] of shoppers.entries()) {
      const viewer = { shopperId, now: NOON, enterprise: false }
      const wanted = [{ skuNo: 'seen', itemQuantity: at + 1 }]
      const alone = await wantedLines(db(), viewer, wanted, orderMeans(shopperId, NOON, addressId))
      expect(together.get(shopperId)).toEqual(alone)
    }
    expect(together.get(shoppers[4]!.shopperId)?.beside.tenders.balances.gold).toBe(30)
    expect(together.get(shoppers[1]!.shopperId)?.buyer).toMatchObject({ newcomer: false, held: [{ pieces: 1 }] })
    await sql`delete from ledger_account where owner = ${shoppers[4]!.shopperId}`.execute(db())
  })

  it('are served in their order until the stock is gone, and the gate learns of it', async () => {
    await stockShelf(db(), [{ skuNo: 'few', stock: 3 }])
    const shoppers = await manyShoppers(db(), 6)
    const { words, soldOut } = await place(shoppers.map((one) => order(one, 'few')))
    expect(words).toEqual(['placed', 'placed', 'placed', ...Array.from({ length: 3 }, () => REPLY_CODE.soldOut)])
    expect(soldOut).toContain('few')
    expect(await checkBooks(db(), { few: 3 })).toEqual([])
  })

  it('are tried again if they only stood behind one that wanted more than was left', async () => {
    await stockShelf(db(), [{ skuNo: 'behind', stock: 5 }])
    const [one, greedy, modest] = await manyShoppers(db(), 3)
    const orders = [
      order(one!, 'behind', 30_000, 3),
      order(greedy!, 'behind', 40_000, 4),
      order(modest!, 'behind', 20_000, 2),
    ]
    expect((await place(orders)).words).toEqual(['placed', REPLY_CODE.soldOut, 'again'])
    expect((await place([orders[2]!])).words).toEqual(['placed'])
    expect(await checkBooks(db(), { behind: 5 })).toEqual([])
  })

  it('take no more of a flash sale than it has, though the shelf has more, and the gate stays open', async () => {
    await stockShelf(db(), [{ skuNo: 'sale', stock: 100 }])
    await promote(db(), { id: 'sale-two', type: 101, skuNos: ['sale'], price: 9_900, stock: 2, limit: 2 })
    const shoppers = await manyShoppers(db(), 4)
    const { words, soldOut } = await place(shoppers.map((one) => order(one, 'sale', 9_900)))
    expect(words).toEqual(['placed', 'placed', REPLY_CODE.soldOut, REPLY_CODE.soldOut])
    expect(soldOut).toEqual([])
    expect(await checkBooks(db(), { sale: 100 })).toEqual([])
  })

  it('are refused one by one: for the price, the address or the limit of unpaid orders', async () => {
    await stockShelf(db(), [{ skuNo: 'each', stock: 100 }])
    const [fine, dear, lost, full, gone] = await manyShoppers(db(), 5)
    await sql`update shopper set deleted_at = ${NOON} where id = ${gone!.shopperId}`.execute(db())
    for (let at = 0; at < MOST_UNPAID_ORDERS; at += 1)
      await within(db(), NOON, (work) =>
        placeOrder(work, order(full!, 'each').draft, { shopperId: full!.shopperId, now: NOON, enterprise: false }),
      )
    const { words } = await place([
      order(dear!, 'each', 12_345),
      order({ ...lost!, addressId: fine!.addressId }, 'each'),
      order(full!, 'each'),
      order(gone!, 'each'),
      order(fine!, 'each'),
    ])
    const { priceChanged, notFound, overLimit, loginNeeded } = REPLY_CODE
    expect(words).toEqual([priceChanged, notFound, overLimit, loginNeeded, 'placed'])
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from idempotency where key like '%-each' and reply is null`.execute(db())
    expect(rows[0]!.count).toBe(0)
  })

  it('leave no key behind when all are refused', async () => {
    await stockShelf(db(), [{ skuNo: 'none', stock: 0 }])
    const shoppers = await manyShoppers(db(), 2)
    expect((await place(shoppers.map((one) => order(one, 'none')))).words).toEqual([
      REPLY_CODE.soldOut,
      REPLY_CODE.soldOut,
    ])
    const { rows } = await sql`select key from idempotency where key like '%-none'`.execute(db())
    expect(rows).toEqual([])
  })

  it('run in a transaction of their own when the key was used before', async () => {
    await stockShelf(db(), [{ skuNo: 'before', stock: 9 }])
    const [one, other] = await manyShoppers(db(), 2)
    expect((await place([order(one!, 'before')])).words).toEqual(['placed'])
    expect((await place([order(one!, 'before'), order(other!, 'before')])).words).toEqual(['alone', 'placed'])
    expect(await checkBooks(db(), { before: 9 })).toEqual([])
  })

  it('take four statements beside the transaction, however many they are', async () => {
    await stockShelf(db(), [{ skuNo: 'cost', stock: 100 }])
    const shoppers = await manyShoppers(db(), 40)
    engine.queries.length = 0
    await place(shoppers.map((one) => order(one, 'cost')))
    expect(engine.queries.filter((text) => !/^(begin|commit)/i.test(text))).toHaveLength(4)
  })
})
