import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  DU_CODE_LENGTH,
  DU_CODE_SIGNS,
  duCodeCheckSign,
  duCodeRefusal,
  priceOrder,
  readDuCode,
  showDuCode,
  type PricingLine,
} from '#index'
import { NOW } from './arbitraries'
import { lineOf, pricingBuyer, pricingCoupons, pricingLines } from './pricing'

const signs = fc
  .array(fc.constantFrom(...DU_CODE_SIGNS), { minLength: DU_CODE_LENGTH, maxLength: DU_CODE_LENGTH })
  .map((all) => all.join(''))
const code = signs.map((all) => all + duCodeCheckSign(all))

describe('a redemption code', () => {
  it('is read however it is typed: in small letters, with dashes and blanks', () => {
    fc.assert(fc.property(code, (one) => readDuCode(` ${showDuCode(one).toLowerCase()} `) === one))
  })

  it('is read as copied from a spreadsheet or a web page', () => {
    fc.assert(fc.property(code, (one) => readDuCode(`\uFEFF'\u00A0${one.slice(0, 8)}\u200B${one.slice(8)}`) === one))
  })

  it('is refused with one character mistyped', () => {
    fc.assert(
      fc.property(code, fc.nat(DU_CODE_LENGTH), fc.constantFrom(...DU_CODE_SIGNS), (one, at, sign) => {
        const typed = one.slice(0, at) + sign + one.slice(at + 1)
        expect(readDuCode(typed)).toBe(typed === one ? one : undefined)
      }),
    )
  })

  it('is refused with two characters exchanged', () => {
    fc.assert(
      fc.property(code, fc.nat(DU_CODE_LENGTH - 2), (one, at) => {
        const typed = one.slice(0, at) + one[at + 1] + one[at] + one.slice(at + 2)
        expect(readDuCode(typed)).toBe(typed === one ? one : undefined)
      }),
    )
  })

  it('is refused where it is too short, too long or has other characters', () => {
    for (const typed of ['', 'ABCD', 'ABCD-EFGH-JKLM-NPQ0', 'A'.repeat(17), '兑换码'])
      expect(readDuCode(typed)).toBe(undefined)
  })

  it('can be used until its last moment, once, for its own products', () => {
    expect(duCodeRefusal({ used: false, endTime: NOW, offered: true }, NOW)).toBe(undefined)
    expect(duCodeRefusal({ used: false, endTime: NOW - 1 }, NOW)).toBe('expired')
    expect(duCodeRefusal({ used: true, endTime: NOW }, NOW)).toBe('used')
    expect(duCodeRefusal({ used: false, endTime: NOW, offered: false }, NOW)).toBe('notOffered')
  })
})

describe('a line from a redemption code', () => {
  const coded = (skuNo: string, price: number): PricingLine => ({
    ...lineOf(skuNo, 5000, { sku: { fixed: { kind: 'code', id: 'c', price } } }),
    id: 'coded',
  })

  // The sofa alone reaches free freight, so that no order leaves out an offer to reach free freight.
  const sofa = lineOf('sofa', 100_000)

  it('changes nothing for the other lines except who gets the last gift: no promotion or coupon counts it', () => {
    fc.assert(
      fc.property(pricingLines, pricingCoupons, pricingBuyer, fc.nat(6000), (lines, coupons, buyer, price) => {
        const given = { buyer, coupons, choice: 'best' as const, now: NOW }
        const plain = priceOrder({ ...given, lines: [...lines, sofa] })
        const both = priceOrder({ ...given, lines: [...lines, sofa, coded('zz', price)] })
        expect(both.amounts.discountAmount).toBe(plain.amounts.discountAmount)
        expect(both.amounts.productAmount).toBe(plain.amounts.productAmount + Math.min(price, 5000))
        expect(
          both.rows
            .filter(({ line }) => line === 'coded')
            .every(({ stage }) => stage === 'list' || stage === 'unitPrice'),
        ).toBe(true)
      }),
    )
  })

  it('holds no more pieces than the code has left', () => {
    const line = { ...coded('lamp', 0), itemQuantity: 3 }
    const { lines } = priceOrder({
      lines: [{ ...line, sku: { ...line.sku, fixed: { ...line.sku.fixed!, pieces: 2 } } }],
      buyer: {},
      coupons: [],
      choice: 'best',
      now: NOW,
    })
    expect(lines[0]).toMatchObject({ quantity: 2, limitQuantity: 2, price: 0, originalPrice: 5000 })
  })
})
