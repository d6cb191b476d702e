import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { create, type Font } from 'fontkit'

const require = createRequire(import.meta.url)
const FONTS = join(dirname(require.resolve('@embedpdf/fonts-sc')), '..', 'fonts')

/** Weights of the shop's font. */
export type Weight = 'Regular' | 'Bold'

const fonts = new Map<Weight, Font>()

/** The shop's own font: nothing depends on which fonts a machine has. */
function fontOf(weight: Weight): Font {
  const known = fonts.get(weight)
  if (known) return known
  const font = create(readFileSync(join(FONTS, `NotoSansHans-${weight}.otf`))) as Font
  fonts.set(weight, font)
  return font
}

/** How a text is set. Lengths are px. */
export interface TextStyle {
  size: number
  fill: string
  weight?: Weight
  /** Where its lines begin. */
  x: number
  /** Where its first line stands: the top of it. */
  y: number
  /** Widest line; longer texts go on on the next one. */
  width: number
  /** Most lines; what is left is cut, and ends in an ellipsis. 1 when absent. */
  lines?: number
  /** A line through it. */
  struck?: boolean
}

/** A text that was set. */
export interface SetText {
  svg: string
  /** Px: the widest of its lines. */
  width: number
  /** Px: all lines together. */
  height: number
}

const LINE = 1.4
const ELLIPSIS = '…'

/** Characters that no line begins with. */
const CLOSING = /^[，。、；：！？）》」』”’…,.;:!?)%]/

/** Sets a text as paths. Characters that the font does not have are left out. */
export function setText(text: string, style: TextStyle): SetText {
  const { size, x, y, fill, weight = 'Regular', lines: most = 1, struck } = style
  const font = fontOf(weight)
  const scale = size / font.unitsPerEm
  const lines = breakLines(font, readable(font, text), style.width / scale, most)
  const widths = lines.map((line) => widthOf(font, line) * scale)
  const svg = lines.map((line, at) => {
    const baseline = y + at * size * LINE + size
    const [top, thick] = [baseline - size * 0.36, Math.max(2, size / 16)]
    const strike = `<rect x="${x}" y="${top}" width="${widths[at]}" height="${thick}" fill="${fill}"/>`
    const place = `translate(${x} ${baseline}) scale(${scale} ${-scale})`
    return `<path fill="${fill}" transform="${place}" d="${pathOf(font, line)}"/>${struck ? strike : ''}`
  })
  return { svg: svg.join(''), width: Math.max(0, ...widths), height: lines.length * size * LINE }
}

const readable = (font: Font, text: string): string =>
  Array.from(text.replace(/\s+/g, ' ').trim())
    .filter((character) => font.hasGlyphForCodePoint(character.codePointAt(0)!))
    .join('')

const widthOf = (font: Font, line: string): number => (line === '' ? 0 : font.layout(line).advanceWidth)

/** The outline of a line, in the font's units. */
function pathOf(font: Font, line: string): string {
  if (line === '') return ''
  const { glyphs, positions } = font.layout(line)
  let at = 0
  return glyphs
    .map((glyph, index) => {
      const drawn = glyph.path.translate(at, 0).toSVG()
      at += positions[index]!.xAdvance
      return drawn
    })
    .join('')
}

/**
 * Words of letters and digits stay whole, other characters are words of their own, and closing signs stay with them.
 */
function wordsOf(text: string): string[] {
  const words: string[] = []
  for (const piece of text.match(/[\w.+\-/¥]+|./gu) ?? []) {
    if (CLOSING.test(piece) && words.length > 0) words.push(`${words.pop()}${piece}`)
    else words.push(piece)
  }
  return words
}

function breakLines(font: Font, text: string, width: number, most: number): string[] {
  const lines: string[] = []
  let line = ''
  const words = wordsOf(text)
  for (const [at, word] of words.entries()) {
    if (line === '' || widthOf(font, line + word) <= width) {
      line += line === '' ? word.trimStart() : word
      continue
    }
    if (lines.length === most - 1) return [...lines, cut(font, line + words.slice(at).join(''), width)]
    lines.push(line.trimEnd())
    line = word.trimStart()
  }
  return line === '' ? lines : [...lines, cut(font, line, width)]
}

/** What fits of a text, with an ellipsis where something is missing. */
function cut(font: Font, text: string, width: number): string {
  if (widthOf(font, text) <= width) return text
  const characters = Array.from(text)
  while (characters.length > 0 && widthOf(font, characters.join('') + ELLIPSIS) > width) characters.pop()
  return characters.join('').trimEnd() + ELLIPSIS
}
