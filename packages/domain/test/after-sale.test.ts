import { describe, expect, it } from 'vitest'
import { emptyAfterSaleForm } from '#index'

describe('an after-sale form (S13)', () => {
  it('begins a reset form anew for the same product, a cleared one for none', () => {
    const filled = { ...emptyAfterSaleForm(), skuNo: 'lamp', itemPrice: 9900, reason: 'broken', itemQuantity: 2 }
    expect(emptyAfterSaleForm(filled)).toEqual({ ...emptyAfterSaleForm(), skuNo: 'lamp', itemPrice: 9900 })
    expect(emptyAfterSaleForm()).toMatchObject({ skuNo: '', itemPrice: 0, reason: '', itemQuantity: 1 })
  })
})
