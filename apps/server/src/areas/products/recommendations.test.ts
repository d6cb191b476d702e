import type { Recommend, Recommendations } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Buyer, OrderingShop } from '../../../test/ordering-shop'
import { shopOnAnEngine } from '../../../test/shop-on-every-engine'
import { stockShelf } from '../../../test/shelf'

const SKUS = ['lock', 'bell', 'camera', 'speaker', 'lamp', 'bulb']

shopOnAnEngine(
  'recommendations',
  async ({ connection: { db } }) => {
    await stockShelf(
      db,
      SKUS.map((skuNo) => ({ skuNo, price: 10000 })),
    )
    // The lamp sells best, so that only the pairs of products can put another product before it.
    await sql`update spu_sold set sold = 500 where spu_no = 'spu-lamp'`.execute(db)
  },
  (at) => {
    let shop: OrderingShop
    let lockBuyers: Buyer[]
    beforeAll(async () => {
      shop = at.shop
      lockBuyers = []
      for (const also of [['bell'], ['bell', 'camera'], ['bell'], ['camera']]) {
        const buyer = await shop.buyer()
        lockBuyers.push(buyer)
        await pay(buyer, ['lock', ...also])
      }
    })

    const pay = async (buyer: Buyer, skuNos: string[]) => {
      const products = skuNos.map((skuNo) => ({ skuNo, itemQuantity: 1 }))
      const { orderId } = await shop.buy(buyer, products, 10000 * skuNos.length)
      await sql`update orders set status = 20, paid_at = created_at where id = ${orderId}`.execute(shop.connection.db)
    }
    const ask = async (wish: Partial<Recommend>, buyer?: Buyer) => {
      const { data } = await shop.ask<Recommendations>({
        method: 'POST',
        url: '/api/platform/recommender/v2',
        headers: buyer?.headers,
        payload: { scene: 'product', count: 20, ...wish },
      })
      return data!.result.map(({ spuNo }) => spuNo.replace('spu-', ''))
    }
    const pair = async () => {
      shop.wait(3_600_001)
      await shop.run('pair products')
    }

    it('begin with what others bought along with it, most often first, then the best sellers', async () => {
      expect((await ask({ spuNo: 'spu-lock' }))[0]).toBe('lamp')
      await pair()
      expect(await ask({ spuNo: 'spu-lock' })).toEqual(['bell', 'camera', 'lamp', 'bulb', 'speaker'])
    })

    it('never name what the shopper bought or has in the cart, and in the cart go by its products', async () => {
      const [buyer] = lockBuyers
      expect(await ask({ spuNo: 'spu-camera' }, buyer)).not.toContain('bell')
      const other = await shop.buyer()
      await shop.ask({
        method: 'PUT',
        url: '/api/cart/v1',
        headers: other.headers,
        payload: { operation: 'add', items: [{ skuNo: 'camera', itemQuantity: 1 }] },
      })
      const found = await ask({ scene: 'cart' }, other)
      expect(found[0]).toBe('lock')
      expect(found).not.toContain('camera')
    })

    it('go by the bought products after a payment and in an empty cart', async () => {
      const buyer = lockBuyers[3]!
      expect((await ask({ scene: 'paid' }, buyer))[0]).toBe('bell')
      expect((await ask({ scene: 'cart' }, buyer))[0]).toBe('bell')
    })

    it('are each shopper’s own, and a visitor’s contain nothing of them', async () => {
      const visitor = await ask({ scene: 'paid' })
      expect(visitor[0]).toBe('lamp')
      expect(await ask({ scene: 'paid' }, lockBuyers[0])).not.toEqual(visitor)
      expect(await ask({ scene: 'paid' })).toEqual(visitor)
    })

    it('learn from what visitors looked at in one visit', async () => {
      for (const visitor of ['a', 'b', 'c'])
        for (const seen of ['bulb', 'speaker'])
          await sql`insert into spu_seen values (${visitor}, ${`spu-${seen}`}, ${shop.ports.clock()})`.execute(
            shop.connection.db,
          )
      await pair()
      expect((await ask({ spuNo: 'spu-bulb' }))[0]).toBe('speaker')
    })

    it('learn from recommended products that were put into the cart', async () => {
      const buyer = await shop.buyer()
      const take = (wish: object) =>
        shop.ask({
          method: 'PUT',
          url: '/api/cart/v1/recommend',
          headers: buyer.headers,
          payload: { itemQuantity: 1, ...wish },
        })
      const bestFor = async (spuNo: string) => (await ask({ spuNo }))[0]
      await pair()
      expect(await bestFor('spu-bulb')).toBe('speaker')
      for (let times = 0; times < 2; times += 1)
        expect(await take({ skuNo: 'camera', scene: 'product', spuNo: 'spu-bulb' })).toMatchObject({ code: 0 })
      expect(await take({ skuNo: 'bell', scene: 'cart' })).toMatchObject({ code: 0 })
      expect(await take({ skuNo: 'lamp', scene: 'product', spuNo: 'nothing' })).toMatchObject({ code: 0 })
      await pair()
      expect(await bestFor('spu-bulb')).toBe('camera')
      expect(
        await shop.number(
          sql<{
            n: number
          }>`select times as n from spu_taken where spu_no = 'spu-camera' and other_spu_no = 'spu-bell'`,
        ),
      ).toBe(1)
      shop.wait(31 * 86_400_000)
      await shop.run('forget recommendations')
      expect(await shop.number(sql<{ n: number }>`select count(*) as n from spu_taken`)).toBe(0)
    })

    it('forget orders that were cancelled', async () => {
      await sql`
        update orders set status = 90
        where shopper_id = any(${lockBuyers.map(({ id }) => id)}::text[])`.execute(shop.connection.db)
      await pair()
      expect((await ask({ spuNo: 'spu-lock' }))[0]).toBe('lamp')
    })

    it('take the same number of statements, however much data there is', async () => {
      const count = async (wish: Partial<Recommend>, buyer?: Buyer) => {
        await ask(wish, buyer)
        shop.queries.length = 0
        await ask(wish, buyer)
        return shop.queries.filter((text) => !/session/.test(text)).length
      }
      const few = await count({ spuNo: 'none', count: 1 })
      expect(await count({ spuNo: 'spu-lock', count: 20 })).toBe(few)
      expect(await count({ scene: 'home', count: 20 }, lockBuyers[0])).toBe(few)
    })
  },
)
