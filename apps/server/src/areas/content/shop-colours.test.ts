import Color from 'color'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shopColours } from '#areas/content/shop-colours'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const contrast = (one: string, other: string) => Color(one).contrast(Color(other))

it('any colour an owner chooses can be read: as text, under text, and behind white buttons, in light and in dark', () => {
  fc.assert(
    fc.property(colour, (chosen) => {
      const { accent, accentSoft, fill, fillPress, accentDark, accentSoftDark } = shopColours(chosen)
      const pairs = [
        [accent, accentSoft],
        [accent, '#ffffff'],
        [accent, '#f6f4f1'],
        [fill, '#ffffff'],
        [fillPress, '#ffffff'],
        [accentDark, accentSoftDark],
        [accentDark, '#131110'],
        [accentDark, '#24211f'],
      ] as const
      for (const [one, other] of pairs) expect([one, other, contrast(one, other) >= 4.5]).toEqual([one, other, true])
    }),
  )
})

it('keeps a colour that is readable as it is', () => {
  expect(shopColours('#0a6b4d')).toMatchObject({ accent: '#0a6b4d', fill: '#0a6b4d' })
})
