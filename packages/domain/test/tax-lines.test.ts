import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkVat, isCreditCode, taxLines } from '#index'

const line = fc.record({
  name: fc.constant('灯'),
  quantity: fc.integer({ min: 1, max: 200 }),
  gross: fc.nat(50_000_000),
})

describe('the lines of an invoice', () => {
  it('add up to the total to the fen, net and tax separately, each within half a fen of its rate', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), fc.constantFrom(0, 3, 6, 9, 13), (lines, rate) => {
        const { lines: taxed, gross, net, tax } = taxLines(lines, rate)
        expect(gross).toBe(lines.reduce((sum, one) => sum + one.gross, 0))
        expect(net + tax).toBe(gross)
        for (const one of taxed) {
          expect(one.net + one.tax).toBe(one.gross)
          expect(one.tax).toBeGreaterThanOrEqual(0)
          expect(Math.abs(one.net - one.gross / (1 + rate / 100))).toBeLessThanOrEqual(0.5)
        }
      }),
    )
  })

  it('are taxed at thirteen percent, and left out where nothing was paid', () => {
    const gross = [
      { name: '音箱', quantity: 1, gross: 11_300 },
      { name: '赠品', quantity: 1, gross: 0 },
    ]
    expect(taxLines(gross, 13)).toEqual({
      lines: [{ name: '音箱', quantity: 1, gross: 11_300, net: 10_000, tax: 1300 }],
      gross: 11_300,
      net: 10_000,
      tax: 1300,
    })
  })
})

describe('the company of a special VAT invoice', () => {
  const company = {
    companyName: '暖居智能家居有限公司',
    taxNumber: '91350100M000100Y43',
    registeredAddress: '杭州市余杭区文一西路 1000 号',
    registeredTelephone: '0571-88880000',
    bankName: '招商银行杭州分行',
    bankAccount: '5719 0000 0000 1234',
  }

  it('is complete with six lines and a number with a right check character', () => {
    expect(isCreditCode(company.taxNumber)).toBe(true)
    expect(checkVat(company)).toEqual({})
    expect(checkVat({ ...company, taxNumber: '91350100M000100Y44' }).taxNumber).toContain('有误')
  })

  it('reports line by line what is missing', () => {
    const empty = {
      companyName: '',
      taxNumber: ' ',
      registeredAddress: '',
      registeredTelephone: '',
      bankName: '',
      bankAccount: '',
    }
    expect(Object.keys(checkVat(empty))).toEqual(Object.keys(empty))
    expect(checkVat({ ...company, bankAccount: 'abc', registeredTelephone: '12' })).toMatchObject({
      bankAccount: '请填写正确的银行账号',
      registeredTelephone: '请填写正确的电话',
    })
  })
})
