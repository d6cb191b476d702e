import { describe, expect, it } from 'vitest'
import { emptyAfterSaleForm, reloadAfter, type OrderDeed } from '#index'

describe('an after-sale form (S13)', () => {
  it('begins a reset form anew for the same product, a cleared one for none', () => {
    const filled = { ...emptyAfterSaleForm(), skuNo: 'lamp', itemPrice: 9900, reason: 'broken', itemQuantity: 2 }
    expect(emptyAfterSaleForm(filled)).toEqual({ ...emptyAfterSaleForm(), skuNo: 'lamp', itemPrice: 9900 })
    expect(emptyAfterSaleForm()).toMatchObject({ skuNo: '', itemPrice: 0, reason: '', itemQuantity: 1 })
  })
})

describe('what is read anew after something was done (S11, S13)', () => {
  it('is the order, and its after-sale request when an after-sale order was cancelled', () => {
    expect(reloadAfter('cancel-order')).toEqual(['order'])
    expect(reloadAfter('cancel-order', { afterSale: true })).toEqual(['order', 'after-sale'])
    expect(reloadAfter('confirm-receipt', { afterSale: true })).toEqual(['order'])
    expect(reloadAfter('change-address')).toEqual(['order'])
  })

  it('is nothing for a changed invoice whose reply brought nothing', () => {
    expect([reloadAfter('change-invoice'), reloadAfter('change-invoice', { hasData: false })]).toEqual([['order'], []])
    expect(reloadAfter('confirm-receipt', { hasData: false })).toEqual(['order'])
  })

  it('is the request after it was cancelled or a bill or an account was sent', () => {
    const deeds: OrderDeed[] = ['cancel-after-sale', 'send-bill', 'send-bank-info']
    expect(deeds.map((deed) => reloadAfter(deed))).toEqual([['after-sale'], ['after-sale'], ['after-sale']])
  })
})
