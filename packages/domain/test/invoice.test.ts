import { describe, expect, it } from 'vitest'
import { afterInvoiceAdded, emptyInvoice, emptyOrderDraft, withInvoice } from '#index'

describe('an invoice (S05, E04)', () => {
  it('begins as an ordinary electronic one for a person, not added yet', () => {
    expect(emptyInvoice()).toEqual({ pattern: 3, type: 1, invoiceType: 1, invoiceHeaderType: 1, invoiceContent: 1, invoiceAddressId: '', status: false })
  })

  it('counts as added only when the code that came back is 0', () => {
    const added = [0, '0', 1, '', undefined].map((code) => afterInvoiceAdded(emptyInvoice(), code).status)
    expect(added).toEqual([true, true, false, false, false])
    expect(afterInvoiceAdded({ ...emptyInvoice(), status: true }, 1)).toEqual(emptyInvoice())
  })

  it('hands its header and content to the order, and nothing else', () => {
    const draft = emptyOrderDraft({ mobile: true })
    expect(withInvoice(draft, { invoiceHeaderType: 2, invoiceContent: 2 })).toEqual({ ...draft, invoiceHeader: 2, invoiceContent: 2 })
  })
})
