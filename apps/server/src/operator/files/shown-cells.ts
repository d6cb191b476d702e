import { strFromU8, strToU8, unzipSync, zipSync, type Unzipped } from 'fflate'
import { shownNumber } from '#operator/files/shown-number'

/** Maximum bytes of an unpacked spreadsheet: far more than the rows that a command accepts need. */
const MOST_UNPACKED = 60 * 1024 * 1024

const STYLES = 'xl/styles.xml'
const SHEET = /^xl\/worksheets\/[^/]+\.xml$/
const CELL = /<(\w+:)?c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/(?:\w+:)?c>)/g

/**
 * Returns an .xlsx in which some cells are replaced by the texts that programs display, because the library reads other
 * values: numbers with leading zeros by their format, booleans, and errors of formulas.
 * @throws Error if it is no .xlsx, or unpacks to more than its rows need
 */
export function withShownCells(bytes: Buffer): Buffer {
  let unpacked = 0
  // Only the parts that describe cells are unpacked; pictures and other parts are not needed.
  const parts: Unzipped = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      const isWanted = /\.(?:xml|rels)$/.test(name)
      if (isWanted && (unpacked += originalSize) > MOST_UNPACKED) throw new Error('it unpacks to too much')
      return isWanted
    },
  })
  const formats = parts[STYLES] ? formatsOf(strFromU8(parts[STYLES])) : []
  for (const [name, content] of Object.entries(parts))
    if (SHEET.test(name)) parts[name] = strToU8(strFromU8(content).replace(CELL, (...found) => shown(found, formats)))
  return Buffer.from(zipSync(parts, { level: 0 }))
}

/** Returns the format code of each cell style. */
function formatsOf(styles: string): (string | undefined)[] {
  const codes = new Map(
    [...styles.matchAll(/<(?:\w+:)?numFmt\b([^>]*)>/g)].map(([, found = '']): [string, string] => [
      attribute(found, 'numFmtId') ?? '',
      readable(attribute(found, 'formatCode') ?? ''),
    ]),
  )
  const [cells = ''] = /<(?:\w+:)?cellXfs\b[\s\S]*?<\/(?:\w+:)?cellXfs>/.exec(styles) ?? []
  return [...cells.matchAll(/<(?:\w+:)?xf\b([^>]*)>/g)].map(([, found = '']) =>
    codes.get(attribute(found, 'numFmtId') ?? ''),
  )
}

function shown([whole, prefix = '', attributes = '', inside = '']: string[], formats: readonly (string | undefined)[]) {
  const type = attribute(attributes!, 't') ?? 'n'
  const value = /<(?:\w+:)?v>([^<]*)<\/(?:\w+:)?v>/.exec(inside!)?.[1]
  const text = shownText(type, value, inside!, formats[Number(attribute(attributes!, 's') ?? 0)])
  if (text === undefined) return whole!
  const kept = attributes!.replace(/\s(?:t|s)="[^"]*"/g, '')
  const said = text.replace(/[<&]/g, (sign) => (sign === '<' ? '&lt;' : '&amp;'))
  return `<${prefix}c${kept} t="str"><${prefix}v>${said}</${prefix}v></${prefix}c>`
}

/** Returns the displayed text of a cell, if the library reads another value. */
function shownText(
  type: string,
  value: string | undefined,
  inside: string,
  format: string | undefined,
): string | undefined {
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  if (type === 'e') return value ?? '#N/A'
  if (type === 'n') return value === undefined ? undefined : shownNumber(value, format)
  return type === 'str' && value === undefined && /<(?:\w+:)?f\b/.test(inside) ? '#N/A' : undefined
}

const attribute = (attributes: string, name: string): string | undefined =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1]

const SIGNS: Readonly<Record<string, string>> = { quot: '"', amp: '&', lt: '<', gt: '>', apos: "'" }

const readable = (text: string): string => text.replace(/&(\w+);/g, (whole, name: string) => SIGNS[name] ?? whole)
