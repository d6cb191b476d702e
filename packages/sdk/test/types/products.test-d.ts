import type { Availability } from '@hearth/domain'
import { describe, expectTypeOf, it } from 'vitest'
import type { Api, ProductItem, products as table, Sku } from '@hearth/sdk/core'

declare const products: Api<{ products: typeof table }>['products']

describe('products', () => {
  it('are looked up by many skus at once', () => {
    expectTypeOf(products.skus({ skuNo: ['2001', '2002'], promotionGroup: 1 })).resolves.toEqualTypeOf<Sku[]>()
    expectTypeOf<ProductItem['availability']>().toEqualTypeOf<Availability>()
  })

  it('are not looked up by one sku outside a list', () => {
    // @ts-expect-error `skuNo` is a list, even of one sku
    void products.skus({ skuNo: '2001' })
  })

  it('are not requested for a third kind of screen', () => {
    // @ts-expect-error `platform` is 1 (desktop) or 2 (mobile)
    void products.get({ spuNo: '1001', platform: 7 })
  })

  it('have a promotion price only where a promotion sets one', async () => {
    const [sku] = await products.skus({ skuNo: ['2001'] })
    // @ts-expect-error a gift promotion sets no price
    const price: number = sku!.promotions[0]!.promotionPrice
    expectTypeOf(price).toBeNumber()
  })
})
