import { emptyOrderDraft } from '@hearth/domain'
import { describe, expectTypeOf, it } from 'vitest'
import type { Api, checkout as table, OrderDraft, PlacedOrder } from '@hearth/sdk/core'

declare const checkout: Api<{ checkout: typeof table }>['checkout']

describe('checkout', () => {
  it('places the order that the domain begins', () => {
    expectTypeOf(emptyOrderDraft()).toExtend<OrderDraft>()
    expectTypeOf(
      checkout.placeOrder({ ...emptyOrderDraft(), addressId: '482913570', orderAmount: 19900 }),
    ).resolves.toEqualTypeOf<PlacedOrder>()
  })

  it('does not place an order whose amount the shopper never saw', () => {
    const { orderAmount, ...unseen } = emptyOrderDraft()
    // @ts-expect-error what was seen is what is charged
    void checkout.placeOrder(unseen)
    expectTypeOf(orderAmount).toBeNumber()
  })

  it('takes coupons by their ids, not as they are shown', async () => {
    const { coupons } = await checkout.settle({})
    // @ts-expect-error ids alone
    void checkout.placeOrder({ ...emptyOrderDraft(), coupons })
  })

  it('adds no amounts up by itself', async () => {
    const { amounts } = await checkout.settle({ skuNo: '2001', itemQuantity: 1 })
    // @ts-expect-error it is `payAmount`
    void amounts.totalAmount
  })
})
