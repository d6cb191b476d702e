import { formatFen } from '@hearth/domain'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readYuan } from '#kernel/commands/values/read-yuan'

it('reads written amounts', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 999_999_999 }), (fen) => readYuan(formatFen(fen)) === fen))
})

it('refuses an amount without both decimals, since it could be fen, and one below the minimum', () => {
  for (const word of ['20', '20.5', '20.', '.50', '-1.00', '020.00', '1e3', '10000000.00', '', ' 1.00'])
    expect(() => readYuan(word), word).toThrow('An amount is yuan with two decimals')
  expect(() => readYuan('0.00', 1)).toThrow('from 0.01 to 9999999.99, such as 199.00, not 0.00.')
})
