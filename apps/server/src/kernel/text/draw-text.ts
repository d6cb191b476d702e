import type PDFDocument from 'pdfkit'
import { breakLines } from '#kernel/text/break-lines'
import { mainFont } from '#kernel/text/fonts'
import { runsOf, widthOf, widthOfRun } from '#kernel/text/runs-of-text'

/** A document whose pages are drawn. */
export type Page = InstanceType<typeof PDFDocument>

/** Position of a text, in points. */
export interface Place {
  x: number
  /** The top of the text. */
  y: number
  /** Maximum width of a line; a longer text continues on the next line. */
  width: number
  /** Font size. */
  size: number
  /** Alignment of the lines; left when absent. */
  align?: 'left' | 'center' | 'right'
}

const WEIGHT = 'Regular'

/** How far lines are apart, for a font size of 1. */
const LINE = 1.45

/** The share of a line's free space that is on the left side of the text. */
const LEFT: Readonly<Record<NonNullable<Place['align']>, number>> = { left: 0, center: 0.5, right: 1 }

/** How tall a text is, in points. */
export const heightOf = (text: string, { width, size }: Pick<Place, 'width' | 'size'>): number =>
  breakLines(text, { weight: WEIGHT, width: width / size }).length * size * LINE

/**
 * Draws a text in the page's colour, each part of it in a font that has its characters.
 * @returns the text's lower end, in points
 */
export function drawText(page: Page, text: string, { x, y, width, size, align = 'left' }: Place): number {
  const { font } = mainFont(WEIGHT)
  const lines = breakLines(text, { weight: WEIGHT, width: width / size })
  for (const [at, line] of lines.entries()) {
    const baseline = y + at * size * LINE + (font.ascent / font.unitsPerEm) * size
    let left = x + (width - widthOf(line, WEIGHT) * size) * LEFT[align]
    for (const run of runsOf(line, WEIGHT)) {
      // `features`, even an empty list, makes the document pass the whole run to the font. Otherwise it passes each
      // word alone.
      page.registerFont(run.file, run.bytes as Buffer<ArrayBuffer>)
      page
        .font(run.file, size)
        .text(run.text, left, baseline, { baseline: 'alphabetic', lineBreak: false, features: [] })
      left += widthOfRun(run) * size
    }
  }
  return y + lines.length * size * LINE
}
