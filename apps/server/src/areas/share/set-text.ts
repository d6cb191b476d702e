import { breakLines } from '#kernel/text/break-lines'
import type { Weight } from '#kernel/text/fonts'
import { runsOf, widthOf, type Run } from '#kernel/text/runs-of-text'

/** The style of a text. Lengths are px. */
export interface TextStyle {
  size: number
  fill: string
  weight?: Weight
  /** The left edge of the text's lines. */
  x: number
  /** The top of the text's first line. */
  y: number
  /** The maximum width of a line. Longer texts continue on the next line. */
  width: number
  /** The most lines; 1 if absent. Longer texts end with an ellipsis. */
  lines?: number
  /** True to cross the text out. */
  struck?: boolean
}

/** A text as SVG, with its size. */
export interface SetText {
  svg: string
  /** Px: the width of the text's longest line. */
  width: number
  /** Px: the height of all lines of the text together. */
  height: number
}

const LINE = 1.4

/** Sets a text as SVG paths. */
export function setText(text: string, style: TextStyle): SetText {
  const { size, x, y, fill, weight = 'Regular', lines: most = 1, struck } = style
  const lines = breakLines(text, { weight, width: style.width / size, lines: most })
  const widths = lines.map((line) => widthOf(line, weight) * size)
  const svg = lines.map((line, at) => {
    const baseline = y + at * size * LINE + size
    const [top, thick] = [baseline - size * 0.36, Math.max(2, size / 16)]
    const strike = `<rect x="${x}" y="${top}" width="${widths[at]}" height="${thick}" fill="${fill}"/>`
    let left = x
    const paths = runsOf(line, weight).map((run) => {
      const scale = size / run.font.unitsPerEm
      const { path, advance } = outlineOf(run)
      const place = `translate(${left} ${baseline}) scale(${scale} ${-scale})`
      left += advance * scale
      return `<path fill="${fill}" transform="${place}" d="${path}"/>`
    })
    return `${paths.join('')}${struck ? strike : ''}`
  })
  return { svg: svg.join(''), width: Math.max(0, ...widths), height: lines.length * size * LINE }
}

/** Returns the outline of a run of text, and the distance to the next run, in units of the run's font. */
function outlineOf({ font, text }: Run): { path: string; advance: number } {
  const { glyphs, positions } = font.layout(text)
  let advance = 0
  const paths = glyphs.map((glyph, index) => {
    const { xAdvance, xOffset, yOffset } = positions[index]!
    const drawn = glyph.path.translate(advance + xOffset, yOffset).toSVG()
    advance += xAdvance
    return drawn
  })
  return { path: paths.join(''), advance }
}
