import { emptyOrderDraft } from '@hearth/domain'
import { describe, expectTypeOf, it } from 'vitest'
import type { Api, checkout as table, OrderDraft, PlacedOrder } from '@hearth/sdk/core'

declare const checkout: Api<{ checkout: typeof table }>['checkout']

describe('checkout', () => {
  it('takes the order that the domain drafts', () => {
    expectTypeOf(emptyOrderDraft()).toExtend<OrderDraft>()
    expectTypeOf(
      checkout.placeOrder({ ...emptyOrderDraft(), addressId: '482913570', orderAmount: 19900 }),
    ).resolves.toEqualTypeOf<PlacedOrder>()
  })

  it('takes no order without the amount the shopper saw', () => {
    const { orderAmount, ...unseen } = emptyOrderDraft()
    // @ts-expect-error the amount that the shopper saw is missing
    void checkout.placeOrder(unseen)
    expectTypeOf(orderAmount).toBeNumber()
  })

  it('takes coupons by their ids, not as they are shown', async () => {
    const { coupons } = await checkout.settle({})
    // @ts-expect-error `coupons` takes only ids
    void checkout.placeOrder({ ...emptyOrderDraft(), coupons })
  })

  it('does not compute amounts itself', async () => {
    const { amounts } = await checkout.settle({ skuNo: '2001', itemQuantity: 1 })
    // @ts-expect-error the field is `payAmount`
    void amounts.totalAmount
  })
})
