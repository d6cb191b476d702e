import { expect, it } from 'vitest'
import { capitals, money } from '#areas/invoice/invoice-amounts'

it.each([
  [93_700, '玖佰叁拾柒元整'],
  [93_750, '玖佰叁拾柒元伍角'],
  [93_705, '玖佰叁拾柒元零伍分'],
  [5, '伍分'],
])('writes %i fen in capitals', (fen, words) => expect(capitals(fen)).toBe(words))

it('writes a minus before the sign of the currency, and groups thousands', () => {
  expect(money(-169_114)).toBe('-¥1,691.14')
})
