import type { ShopView } from './views'

/** Returns the custom properties of `tokens.css` that set a shop's own colours, with their values. */
export function ownColours(colours: NonNullable<ShopView['colours']>): Readonly<Record<string, string>> {
  const { accent, accentSoft, fill, fillPress, accentDark, accentSoftDark } = colours
  return {
    '--own-accent': accent,
    '--own-accent-soft': accentSoft,
    '--own-fill': fill,
    '--own-fill-press': fillPress,
    '--own-accent-dark': accentDark,
    '--own-accent-soft-dark': accentSoftDark,
  }
}
