import { expect, it } from 'vitest'
import { isTrackingNumber } from '#order/tracking-number'

it.each(['SF1234567890123', '773123456789012', 'JD-0001', 'yt1'])('%s can be a tracking number', (text) =>
  expect(isTrackingNumber(text)).toBe(true),
)

it.each(['', '2026/11/26', '2026-11-26', '#########', 'true', 'TRUE', '#N/A', '#DIV/0!', 'SF 1', '7.73e+17', '运单1'])(
  'what a spreadsheet shows instead of a tracking number is refused: %s',
  (text) => expect(isTrackingNumber(text)).toBe(false),
)

it('a tracking number has a maximum length', () => expect(isTrackingNumber('1'.repeat(61))).toBe(false))
