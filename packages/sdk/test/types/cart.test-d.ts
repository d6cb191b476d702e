import { describe, expectTypeOf, it } from 'vitest'
import type { Api, Cart, cart as table } from '@hearth/sdk/core'

declare const cart: Api<{ cart: typeof table }>['cart']

describe('the cart', () => {
  it('takes two lamps, and answers with the whole cart', () => {
    expectTypeOf(
      cart.change({ operation: 'add', items: [{ skuNo: '2001', itemQuantity: 2 }] }),
    ).resolves.toEqualTypeOf<Cart>()
  })

  it('is not emptied by an unknown word', () => {
    // @ts-expect-error the operations are add, set, check and remove
    void cart.change({ operation: 'clear', items: [] })
  })

  it('takes for each change what that change needs', () => {
    // @ts-expect-error `add` takes a sku, not a line
    void cart.change({ operation: 'add', items: [{ id: '1' }] })
    // @ts-expect-error the number of pieces is missing
    void cart.change({ operation: 'set', items: [{ id: '1' }] })
    // @ts-expect-error the new state of the line is missing
    void cart.change({ operation: 'check', items: [{ id: '1' }] })
    // @ts-expect-error `remove` takes a line, not a sku
    void cart.change({ operation: 'remove', items: [{ skuNo: '2001' }] })
  })

  it('does not check a line partly', () => {
    // @ts-expect-error `shoppingCartStatus` is 1 (checked) or 0
    void cart.change({ operation: 'check', items: [{ id: '1', shoppingCartStatus: 2 }] })
  })

  it('keeps its products in groups of groups', async () => {
    const { promotionGroups } = await cart.read({})
    // @ts-expect-error products are in promotionGroups > groups > subGroups
    void promotionGroups[0]?.products
  })
})
