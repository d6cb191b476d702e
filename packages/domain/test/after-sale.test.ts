import { describe, expect, it } from 'vitest'
import { emptyAfterSaleForm } from '#index'

describe('an after-sale form (S13)', () => {
  it('begins again for the same product after a reset, and for none after clearing', () => {
    const filled = { ...emptyAfterSaleForm(), skuNo: 'lamp', itemPrice: 9900, reason: 'broken', itemQuantity: 2 }
    expect(emptyAfterSaleForm(filled)).toEqual({ ...emptyAfterSaleForm(), skuNo: 'lamp', itemPrice: 9900 })
    expect(emptyAfterSaleForm()).toMatchObject({ skuNo: '', itemPrice: 0, reason: '', itemQuantity: 1 })
  })
})
