import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  emptyAfterSaleForm,
  reloadAfter,
  startAfterSale,
  walkAfterSale,
  type AfterSaleEvent,
  type AfterSaleWalk,
  type OrderDeed,
} from '#index'

interface Detail {
  id: string
}

const filled: AfterSaleWalk<Detail> = {
  detail: { id: 'r1' },
  form: { ...emptyAfterSaleForm(), skuNo: 'lamp', itemPrice: 9900, reason: 'broken', itemQuantity: 2 },
  cancelDialog: true,
}
const after = (event: AfterSaleEvent<Detail>) => walkAfterSale(filled, event)

describe('an after-sale screen (S13)', () => {
  it('opens with nothing: no request, an empty form, no question', () => {
    expect(startAfterSale<Detail>()).toEqual({ form: emptyAfterSaleForm(), cancelDialog: false })
  })

  it('shows a request once it has come, and none once it is reset, the form untouched', () => {
    expect(after({ type: 'detail-came', detail: { id: 'r2' } })).toEqual({ ...filled, detail: { id: 'r2' } })
    const { form, cancelDialog } = filled
    expect(after({ type: 'detail-reset' })).toEqual({ form, cancelDialog })
    expect('detail' in after({ type: 'detail-reset' })).toBe(false)
  })

  it('keeps what was filled in when more is', () => {
    const { form } = after({ type: 'form-filled', form: { additionalDescription: '灯不亮' } })
    expect(form).toEqual({ ...filled.form, additionalDescription: '灯不亮' })
  })

  it('begins a reset form anew for the same product, a cleared one for none', () => {
    expect(after({ type: 'form-reset' })).toEqual({
      ...filled,
      form: { ...emptyAfterSaleForm(), skuNo: 'lamp', itemPrice: 9900 },
    })
    expect(after({ type: 'form-cleared' })).toEqual({ ...filled, form: emptyAfterSaleForm() })
  })

  it('asks before it cancels, and asks no longer once answered', () => {
    const asked = walkAfterSale(startAfterSale<Detail>(), { type: 'cancel-asked' })
    expect(asked.cancelDialog).toBe(true)
    expect(walkAfterSale(asked, { type: 'cancel-answered' })).toEqual(startAfterSale())
  })

  it('never changes what it was, whatever happens', () => {
    const event = fc.constantFrom<AfterSaleEvent<Detail>>(
      { type: 'detail-came', detail: { id: 'x' } },
      { type: 'detail-reset' },
      { type: 'form-filled', form: { reason: 'other' } },
      { type: 'form-reset' },
      { type: 'form-cleared' },
      { type: 'cancel-asked' },
      { type: 'cancel-answered' },
    )
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const before = structuredCloneOf(filled)
        events.reduce<AfterSaleWalk<Detail>>(walkAfterSale, filled)
        expect(filled).toEqual(before)
      }),
    )
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

const structuredCloneOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T
