import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkInvoice,
  emptyInvoice,
  INVOICE_HEADER,
  INVOICE_TYPE,
  emptyOrderDraft,
  isCreditCode,
  withInvoice,
} from '#index'

describe('an invoice (S05, E04)', () => {
  it('begins as an ordinary electronic invoice for a person, with details', () => {
    expect(emptyInvoice()).toEqual({ pattern: 3, invoiceType: 1, invoiceHeaderType: 1, invoiceContent: 1 })
  })

  it('passes only its title and content to the order', () => {
    const draft = emptyOrderDraft({ mobile: true })
    expect(withInvoice(draft, { invoiceHeaderType: 2, invoiceContent: 2 })).toEqual({
      ...draft,
      invoiceHeader: 2,
      invoiceContent: 2,
    })
  })
})

describe('an invoice requested with an order (E03, E04)', () => {
  const company = {
    invoiceType: INVOICE_TYPE.ordinary,
    invoiceHeader: INVOICE_HEADER.enterprise,
    invoiceTitle: '暖居科技',
    invoiceTaxNumber: '91330106MA2CABCD1X',
  }

  it('names what is missing for a company, field by field', () => {
    expect(checkInvoice(company)).toEqual({})
    expect(checkInvoice({ ...company, invoiceTitle: ' ', invoiceTaxNumber: undefined })).toEqual({
      invoiceTitle: '请填写企业名称',
      invoiceTaxNumber: '请填写 15 至 20 位税号',
    })
    for (const invoiceTaxNumber of [
      '',
      '91330106ma2cabcd1x',
      '1'.repeat(14),
      '1'.repeat(21),
      ` ${company.invoiceTaxNumber}`,
    ]) {
      expect(Object.keys(checkInvoice({ ...company, invoiceTaxNumber }))).toEqual(['invoiceTaxNumber'])
    }
    for (const length of [15, 20])
      expect(checkInvoice({ ...company, invoiceTaxNumber: '9'.repeat(length) })).toEqual({})
  })

  it('needs nothing where none is wanted, or for a person', () => {
    const texts = {
      invoiceTitle: fc.option(fc.string(), { nil: undefined }),
      invoiceTaxNumber: fc.option(fc.string(), { nil: undefined }),
    }
    fc.assert(
      fc.property(fc.record(texts), (written) => {
        expect(checkInvoice({ ...company, ...written, invoiceHeader: INVOICE_HEADER.personal })).toEqual({})
        expect(checkInvoice({ ...company, ...written, invoiceType: INVOICE_TYPE.none })).toEqual({})
        expect(checkInvoice({ ...company, ...written, invoiceType: INVOICE_TYPE.valueAddedTax })).toEqual({})
      }),
    )
  })
})

describe('a unified social credit code (GB 32100)', () => {
  const code = '91350100M000100Y43'

  it('is verified by its last character', () => {
    expect(isCreditCode(code)).toBe(true)
    expect(isCreditCode('91110000MA0000000H')).toBe(true)
  })

  it('is refused when one character is another, or when it is shorter, longer or in small letters', () => {
    const characters = '0123456789ABCDEFGHJKLMNPQRTUWXYIOSVZ'
    for (let at = 0; at < code.length; at += 1) {
      for (const other of characters.replace(code[at]!, ''))
        expect(isCreditCode(code.slice(0, at) + other + code.slice(at + 1))).toBe(false)
    }
    for (const wrong of ['', code.slice(1), `${code}3`, code.toLowerCase(), ` ${code}`])
      expect(isCreditCode(wrong)).toBe(false)
  })
})
