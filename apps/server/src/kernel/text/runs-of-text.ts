import bidiFactory from 'bidi-js'
import { fontFor, mainFont, seenOf, type OpenFont, type Weight } from '#kernel/text/fonts'

/** A part of a line that one font draws in one direction. */
export interface Run extends OpenFont {
  /** The text in the order in which the font expects it. */
  text: string
}

const bidi = bidiFactory()
const segments = new Intl.Segmenter('zh', { granularity: 'grapheme' })

/** Characters as a reader counts them: a letter with its marks is one, and so is a family of emoji. */
export const charactersOf = (text: string): string[] => Array.from(segments.segment(text), ({ segment }) => segment)

/** The replacement of a character that no font has: `〔U+20000〕`. */
const named = (character: string): string =>
  Array.from(
    seenOf(character),
    (one) => `〔U+${one.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}〕`,
  ).join('')

/**
 * A text ready to set: on one line, without invisible characters, and with the code point of each character that no
 * font has.
 */
export function settable(text: string, weight: Weight): string {
  const seen = charactersOf(text.replace(/[^\S\u3000]+/g, ' ').trim()).filter((character) => seenOf(character) !== '')
  const known = seen.map((character) => (fontFor(character, weight) ? character : named(character)))
  if (canBeSet(known.join(''), weight)) return known.join('')
  const { file } = mainFont(weight)
  return seen.map((character) => (fontFor(character, weight)?.file === file ? character : named(character))).join('')
}

/** Whether the fonts can lay a text out; fontkit fails on some rules of joined letters. */
function canBeSet(text: string, weight: Weight): boolean {
  try {
    return widthOf(text, weight) >= 0
  } catch {
    return false
  }
}

interface Piece extends OpenFont {
  characters: string[]
  /** Embedding level of the part: an odd number if the part is read from right to left. */
  level: number
}

/** The parts of a line in the order in which they are read. */
function piecesOf(line: string, weight: Weight): Piece[] {
  const { levels } = bidi.getEmbeddingLevels(line, 'ltr')
  const pieces: Piece[] = []
  let at = 0
  for (const character of charactersOf(line)) {
    const level = levels[at]!
    at += character.length
    const last = pieces.at(-1)
    const found = fontFor(character, weight) ?? mainFont(weight)
    // Spaces between words of right-to-left text belong to it, so that the text is reversed as a whole.
    const one = last && character === ' ' && level % 2 === 1 && last.font.hasGlyphForCodePoint(32) ? last : found
    if (last && last.level === level && last.file === one.file) last.characters.push(character)
    else pieces.push({ file: one.file, bytes: one.bytes, font: one.font, characters: [character], level })
  }
  return pieces
}

/** Reverses right-to-left parts, the innermost first: rule L2 of Unicode's bidirectional algorithm. */
function inSight(pieces: readonly Piece[]): Piece[] {
  const turned = [...pieces]
  for (let level = Math.max(0, ...pieces.map((one) => one.level)); level > 0; level -= 1)
    for (let from = 0; from < turned.length; from += 1) {
      let to = from
      while (to < turned.length && turned[to]!.level >= level) to += 1
      if (to > from) turned.splice(from, to - from, ...turned.slice(from, to).reverse())
      from = to
    }
  return turned
}

/**
 * Returns the text of a part in the order in which its font expects it. Fonts reverse letters of right-to-left
 * languages themselves, but not the punctuation between them.
 */
function asGiven({ font, characters, level }: Piece): string {
  if (level % 2 === 0) return characters.join('')
  const mirrored = characters.map((one) => bidi.getMirroredCharacter(one) ?? one)
  const text = mirrored.join('')
  return font.layout(text).direction === 'rtl' ? text : mirrored.reverse().join('')
}

/** The parts of a line from left to right, each with the font that draws it. */
export const runsOf = (line: string, weight: Weight): Run[] =>
  inSight(piecesOf(line, weight)).map((piece) => {
    const { file, bytes, font } = piece
    return { file, bytes, font, text: asGiven(piece) }
  })

/** How wide a run is, for a font size of 1. */
export const widthOfRun = ({ font, text }: Run): number => font.layout(text).advanceWidth / font.unitsPerEm

/** How wide a line is, for a font size of 1. */
export const widthOf = (line: string, weight: Weight): number =>
  runsOf(line, weight).reduce((sum, run) => sum + widthOfRun(run), 0)
