import { expect, it } from 'vitest'
import { capitals, money, unitPrice } from '#areas/invoice/invoice-amounts'

it.each([
  [93_700, '玖佰叁拾柒元整'],
  [93_750, '玖佰叁拾柒元伍角'],
  [93_705, '玖佰叁拾柒元零伍分'],
  [5, '伍分'],
])('writes %i fen in capitals', (fen, words) => expect(capitals(fen)).toBe(words))

it('writes a unit price with as many decimals as its line needs', () => {
  expect([unitPrice(10_000, 1), unitPrice(20_001, 2), unitPrice(10_000, 3)]).toEqual([
    '100.00',
    '100.005',
    '33.33333333',
  ])
})

it('writes a minus before the currency sign, and groups thousands', () => {
  expect(money(-169_114)).toBe('-¥1,691.14')
})
