import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { create, type Font } from 'fontkit'
import { unwrapWoff } from '#kernel/text/unwrap-woff'

/** Weights that texts are set in. */
export type Weight = 'Regular' | 'Bold'

/** A font that was opened. */
export interface OpenFont {
  /** The file of the font, which also serves as the font's name. */
  file: string
  bytes: Buffer
  font: Font
}

const require = createRequire(import.meta.url)

/** Returns a file of a package, by its path from the folder of a file that the package exports. */
const fileAt = (seen: string, ...path: string[]): string => join(dirname(seen), ...path)

const EMBEDDED = ['..', 'fonts'] as const

/**
 * The shop's font, and the fallbacks in their order: rare Han and letters of other languages, Arabic letters as in
 * Uyghur names, Tibetan, emoji.
 */
const FONTS: readonly Readonly<Record<Weight, string>>[] = [
  {
    Regular: fileAt(require.resolve('@embedpdf/fonts-sc'), ...EMBEDDED, 'NotoSansHans-Regular.otf'),
    Bold: fileAt(require.resolve('@embedpdf/fonts-sc'), ...EMBEDDED, 'NotoSansHans-Bold.otf'),
  },
  {
    Regular: fileAt(require.resolve('@fontsource/lxgw-wenkai/LICENSE'), 'files', 'lxgw-wenkai-latin-500-normal.woff'),
    Bold: fileAt(require.resolve('@fontsource/lxgw-wenkai/LICENSE'), 'files', 'lxgw-wenkai-latin-700-normal.woff'),
  },
  {
    Regular: fileAt(require.resolve('@embedpdf/fonts-arabic'), ...EMBEDDED, 'NotoNaskhArabic-Regular.ttf'),
    Bold: fileAt(require.resolve('@embedpdf/fonts-arabic'), ...EMBEDDED, 'NotoNaskhArabic-Bold.ttf'),
  },
  {
    Regular: fileAt(
      require.resolve('@fontsource/noto-serif-tibetan/LICENSE'),
      'files',
      'noto-serif-tibetan-tibetan-400-normal.woff',
    ),
    Bold: fileAt(
      require.resolve('@fontsource/noto-serif-tibetan/LICENSE'),
      'files',
      'noto-serif-tibetan-tibetan-700-normal.woff',
    ),
  },
  {
    Regular: require.resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf'),
    Bold: require.resolve('@expo-google-fonts/noto-emoji/700Bold/NotoEmoji_700Bold.ttf'),
  },
]

const opened = new Map<string, OpenFont>()

/**
 * Opens a font, once. A fallback is opened only if the fonts before it lack a character, so most texts open one font.
 */
function open(file: string): OpenFont {
  const known = opened.get(file)
  if (known) return known
  const bytes = unwrapWoff(readFileSync(file))
  const one = { file, bytes, font: create(bytes) as Font }
  opened.set(file, one)
  return one
}

/** The shop's own font. The shop brings it along, so texts look the same whichever fonts the machine has. */
export const mainFont = (weight: Weight): OpenFont => open(FONTS[0]![weight])

/** Characters without a glyph of their own: joiners, variants and marks of direction. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu

/** The visible part of a character; empty if there is none. */
export const seenOf = (character: string): string => character.replace(UNSEEN, '')

/**
 * Returns the first font that has a glyph for each part of a character.
 * @param character a character as readers count them; it may have several code points
 */
export function fontFor(character: string, weight: Weight): OpenFont | undefined {
  const points = Array.from(seenOf(character), (one) => one.codePointAt(0)!)
  for (const { [weight]: file } of FONTS) {
    const one = open(file)
    if (points.every((point) => one.font.hasGlyphForCodePoint(point))) return one
  }
  return undefined
}
