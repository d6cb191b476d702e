import { inflateSync } from 'node:zlib'

const ROW = { woff: 20, font: 16 } as const
const HEAD = { woff: 44, font: 12 } as const
const padded = (length: number): number => Math.ceil(length / 4) * 4

/**
 * Returns the font inside a WOFF file, and any other file unchanged. With a WOFF file, fontkit would inflate all
 * outlines for each glyph.
 * @see https://www.w3.org/TR/WOFF/
 */
export function unwrapWoff(file: Buffer): Buffer {
  if (file.toString('latin1', 0, 4) !== 'wOFF') return file
  const count = file.readUInt16BE(12)
  const head = Buffer.alloc(HEAD.font + count * ROW.font)
  file.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  const tables: Buffer[] = []
  let offset = head.length
  for (let n = 0; n < count; n += 1) {
    const [from, to] = [HEAD.woff + n * ROW.woff, HEAD.font + n * ROW.font]
    const [start, packed, length] = [4, 8, 12].map((at) => file.readUInt32BE(from + at)) as [number, number, number]
    const bytes = file.subarray(start, start + packed)
    const table = Buffer.alloc(padded(length))
    ;(packed < length ? inflateSync(bytes) : bytes).copy(table)
    // The entry of a table has its name, its checksum, its offset and its length.
    file.copy(head, to, from, from + 4)
    file.copy(head, to + 4, from + 16, from + 20)
    head.writeUInt32BE(offset, to + 8)
    head.writeUInt32BE(length, to + 12)
    offset += table.length
    tables.push(table)
  }
  return Buffer.concat([head, ...tables])
}
