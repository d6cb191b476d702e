import Color, { type ColorInstance } from 'color'
import type { ShopColours } from '@hearth/sdk/core'

const WHITE = Color('#ffffff')
const BLACK = Color('#000000')
/**
 * Background colours of the shop from `tokens.css`: the dark page, and the background on which text has the least
 * contrast, in light and in dark mode.
 */
const DARK = Color('#131110')
const SUNKEN = Color('#f6f4f1')
const SUNKEN_DARK = Color('#24211f')
/** The least contrast of readable text (WCAG 2.2, AA). */
const READABLE = 4.5

/** Mixes a colour with another one step by step, until text in it is readable. */
function until(
  colour: ColorInstance,
  towards: ColorInstance,
  isReadable: (colour: ColorInstance) => boolean,
): ColorInstance {
  for (let share = 0; share < 1; share += 0.02) {
    const mixed = colour.mix(towards, share)
    if (isReadable(mixed)) return mixed
  }
  return towards
}

const readableOn =
  (...grounds: ColorInstance[]) =>
  (colour: ColorInstance): boolean =>
    grounds.every((ground) => Color(hex(colour)).contrast(Color(hex(ground))) >= READABLE)

const hex = (colour: ColorInstance): string => colour.hex().toLowerCase()

/**
 * Returns all colours that are derived from the owner's, such as `#0a7d5a`. A readable colour is kept. Otherwise it is
 * replaced by the closest readable one.
 */
export function shopColours(chosen: string): ShopColours {
  const own = Color(chosen)
  const accentSoft = WHITE.mix(own, 0.1)
  const accentSoftDark = DARK.mix(own, 0.22)
  const fill = until(own, BLACK, readableOn(WHITE))
  return {
    accent: hex(until(own, BLACK, readableOn(accentSoft, SUNKEN))),
    accentSoft: hex(accentSoft),
    fill: hex(fill),
    fillPress: hex(fill.mix(BLACK, 0.15)),
    accentDark: hex(until(own, WHITE, readableOn(accentSoftDark, SUNKEN_DARK))),
    accentSoftDark: hex(accentSoftDark),
  }
}
