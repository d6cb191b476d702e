import { expect, it } from 'vitest'
import { phoneWidth } from '../src/primitives/phone-width'

it.each([
  [undefined, 750],
  ['(min-width: 1024px) 270px, 45vw', 338],
  ['104px', 208],
] as const)('a picture shown at %s needs %i device px on a phone', (sizes, width) => {
  expect(phoneWidth(sizes)).toBe(width)
})
