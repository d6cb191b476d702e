import { SERVICE_HOLD } from '#areas/orders/order-holds'
import { DAY, ORDER_STATUS, REPLY_CODE } from '@hearth/domain'
import type { Empty, OperLogs, OrderDetail, OrderPage, RemindedOrder } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { checkBooks } from '../../../../test/check-books'
import { commandLine } from '../../../../test/command-line'
import type { Buyer } from '../../../../test/ordering-shop'
import { shopOnAnEngine } from '../../../../test/shop-on-every-engine'
import { stockShelf } from '../../../../test/shelf'

const AT_ONCE = 50

shopOnAnEngine(
  'an order of a shopper',
  ({ connection: { db } }) => stockShelf(db, [{ skuNo: 'lamp', stock: 200 }]),
  (at) => {
    const post = <Data>(buyer: Buyer, orderId: string, deed: string) =>
      at.shop.ask<Data>({ method: 'POST', url: `/api/orders/${orderId}/${deed}`, headers: buyer.headers, payload: {} })
    const remind = (buyer: Buyer, orderId: string) => post<RemindedOrder>(buyer, orderId, 'remind/v1')
    const remove = (buyer: Buyer, orderId: string) => post<Empty>(buyer, orderId, 'remove/v1')
    const get = async <Data>(buyer: Buyer, url: string) => at.shop.ask<Data>({ url, headers: buyer.headers })
    const read = (buyer: Buyer, orderId: string) => get<OrderDetail>(buyer, `/api/orders/${orderId}/v1`)
    const titles = async (buyer: Buyer, orderId: string) =>
      (await get<OperLogs>(buyer, `/api/orders/${orderId}/operLogs/v1`)).data!.operLogs.map(({ title }) => title)
    const operate = commandLine(() => at.shop)
    async function placed() {
      const buyer = await at.shop.buyer()
      const { orderId } = await at.shop.buy(buyer, [{ skuNo: 'lamp', itemQuantity: 1 }], 10000)
      return { buyer, orderId }
    }
    async function paid() {
      const one = await placed()
      await at.shop.press(await at.shop.startPayment(one.buyer, one.orderId), 'pay')
      await at.shop.run('deliver')
      return one
    }
    const cancel = ({ buyer, orderId }: { buyer: Buyer; orderId: string }) => post(buyer, orderId, 'v2')

    it('reminds the shop to send it once a day, of fifty requests at once, and the shop sees it until it is sent', async () => {
      const { buyer, orderId } = await paid()
      const replies = await Promise.all(Array.from({ length: AT_ONCE }, () => remind(buyer, orderId)))
      const now = at.shop.ports.clock()
      expect(new Set(replies.map(({ data }) => data?.remindTime))).toEqual(new Set([now]))
      expect((await titles(buyer, orderId)).filter((title) => title === '已提醒发货')).toHaveLength(1)
      expect((await read(buyer, orderId)).data?.order.remindTime).toBe(now)
      expect((await operate('orders', '--status', 'reminded')).output).toMatch(new RegExp(`^${orderId}.*asked for it`))

      at.shop.wait(DAY)
      expect((await remind(buyer, orderId)).data?.remindTime).toBe(now + DAY)
      await operate('ship', orderId)
      expect((await operate('orders', '--status', 'reminded')).output).not.toContain(orderId)
      expect((await remind(buyer, orderId)).code).toBe(REPLY_CODE.wrongState)
    })

    it('gets no reminder from another shopper, while unpaid, or with an open refund request', async () => {
      const { buyer, orderId } = await placed()
      expect((await remind(buyer, orderId)).code).toBe(REPLY_CODE.wrongState)
      expect((await remind(await at.shop.buyer(), orderId)).code).toBe(REPLY_CODE.notFound)
      const other = await paid()
      await sql`insert into order_hold (order_id, cause) values (${other.orderId}, ${SERVICE_HOLD})`.execute(
        at.shop.connection.db,
      )
      expect(await remind(other.buyer, other.orderId)).toMatchObject({
        code: REPLY_CODE.wrongState,
        message: expect.stringContaining('申请退款'),
      })
      await sql`delete from order_hold where order_id = ${other.orderId}`.execute(at.shop.connection.db)
    })

    it('is removed from the list once it is over, for its shopper alone, and for good', async () => {
      const one = await placed()
      expect(await remove(one.buyer, one.orderId)).toMatchObject({
        code: REPLY_CODE.wrongState,
        message: '订单还没有结束，结束后才能删除',
      })
      await cancel(one)
      expect((await remove(await at.shop.buyer(), one.orderId)).code).toBe(REPLY_CODE.notFound)
      const replies = await Promise.all(Array.from({ length: AT_ONCE }, () => remove(one.buyer, one.orderId)))
      expect(replies.map(({ code }) => code).sort()).toEqual([
        0,
        ...Array.from({ length: AT_ONCE - 1 }, () => REPLY_CODE.notFound),
      ])
      for (const query of ['', '?orderStatus=90', `?keyword=${one.orderId}`])
        expect((await get<OrderPage>(one.buyer, `/api/orders/v1${query}`)).data?.order).toEqual({
          result: [],
          totalCount: 0,
        })
      expect((await read(one.buyer, one.orderId)).code).toBe(REPLY_CODE.notFound)
      expect((await operate('order', one.orderId)).output).toContain('已取消')
    })

    it('stays on the list while goods or money are still to come', async () => {
      const { buyer, orderId } = await paid()
      await operate('refund', orderId, '--reason', '缺货')
      expect((await remove(buyer, orderId)).message).toBe('有退款还没有到账，到账后才能删除')
      await at.shop.run('refund')
      expect((await remove(buyer, orderId)).code).toBe(0)
    })

    it('comes back when money for it arrives after all', async () => {
      const one = await placed()
      const started = await at.shop.startPayment(one.buyer, one.orderId)
      await cancel(one)
      expect((await remove(one.buyer, one.orderId)).code).toBe(0)
      await at.shop.press(started, 'pay')
      await at.shop.run('deliver')
      expect((await read(one.buyer, one.orderId)).data?.order.orderStatus).toBe(ORDER_STATUS.cancelled)
    })

    it('is cancelled with its reason by an enterprise', async () => {
      const { buyer, orderId } = await placed()
      const cancelEnterprise = () =>
        at.shop.ask({
          method: 'DELETE',
          url: `/api/orders/${orderId}/v1`,
          payload: { reason: 'cancel', cancelReason: '预算取消' },
          headers: buyer.headers,
        })
      expect((await cancelEnterprise()).code).toBe(0)
      expect((await read(buyer, orderId)).data?.order.cancelReason).toBe('预算取消')
    })

    it('leaves the books of the shop in order', async () => {
      expect(await checkBooks(at.shop.connection.db, { lamp: 200 })).toEqual([])
    })
  },
)
