import { mergeOrders, startOrderMerge, type OrderStatus } from '@hearth/domain'
import { describe, expectTypeOf, it } from 'vitest'
import { items, type Api, type OrderItem, type OrderPage, type catalogue, type orders as table } from '@hearth/sdk/core'

declare const orders: Api<{ orders: typeof table }>['orders']
declare const api: Api<typeof catalogue>

describe('orders', () => {
  it('of both sources are listed together', async () => {
    const first = await orders.list({ orderStatus: 10, count: 10 })
    const second = await orders.listSecond({ start_id: '', start_index: 0 })
    expectTypeOf(first).toEqualTypeOf<OrderPage>()
    expectTypeOf(mergeOrders(startOrderMerge<OrderItem>(), { first, second }).orders).toEqualTypeOf<OrderItem[]>()
  })

  it('are walked through like every list that goes on, begun on a page where it has pages', () => {
    expectTypeOf(items(orders.list, { orderStatus: 10 })).toEqualTypeOf<AsyncGenerator<OrderItem, void, undefined>>()
    // @ts-expect-error this list comes whole, so it cannot be continued
    void items(api.address.list, {})
    // @ts-expect-error the number of the first page is missing
    void items(api.rebateShop.listProducts, {})
  })

  it('are not listed by an unknown status', () => {
    // @ts-expect-error `orderStatus` is 10, 15, 20, 30, 40 or 90
    void orders.list({ orderStatus: 99 })
  })

  it('are paid with the shop’s cashier, or with the named one', () => {
    void orders.pay({ orderId: '482913570' })
    // @ts-expect-error `payChannel` is a name
    void orders.pay({ orderId: '482913570', payChannel: 1 })
  })

  it('give the amount due in numbers', async () => {
    const { order } = await orders.get({ orderId: '482913570' })
    expectTypeOf(order.orderStatus).toEqualTypeOf<OrderStatus>()
    // @ts-expect-error the amount is a number of fen
    order.pendingCashAmount.toUpperCase()
  })
})
