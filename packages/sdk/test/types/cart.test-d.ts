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
    // @ts-expect-error a sku is added, a line is not
    void cart.change({ operation: 'add', items: [{ id: '1' }] })
    // @ts-expect-error the number of pieces is missing
    void cart.change({ operation: 'set', items: [{ id: '1' }] })
    // @ts-expect-error checked or not
    void cart.change({ operation: 'check', items: [{ id: '1' }] })
    // @ts-expect-error a line is removed, a sku is not
    void cart.change({ operation: 'remove', items: [{ skuNo: '2001' }] })
  })

  it('does not check a line partly', () => {
    // @ts-expect-error 1 checked, 0 not
    void cart.change({ operation: 'check', items: [{ id: '1', shoppingCartStatus: 2 }] })
  })

  it('keeps its products in groups of groups', async () => {
    const { promotionGroups } = await cart.read({})
    // @ts-expect-error promotionGroups > groups > subGroups > products
    void promotionGroups[0]?.products
  })
})
