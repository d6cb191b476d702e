import { inflateSync } from 'node:zlib'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawInvoice } from '#areas/invoice/draw-invoice'
import { runsOf } from '#kernel/text/runs-of-text'
import type { InvoiceView } from '#ports/invoice-issuer'
import { NOON } from '../../../test/noon'

const view = (title: string): InvoiceView => ({
  number: '26112026000000000001',
  title,
  orderId: '1',
  madeAt: NOON,
  vat: null,
  choice: { invoiceHeaderType: 1, invoiceContent: 1, invoiceType: 1, pattern: 3 },
  seller: { name: title },
  ratePercent: 13,
  lines: [
    {
      name: title,
      specification: '白',
      unit: '件',
      quantity: 1,
      gross: 11_300,
      net: 10_000,
      tax: 1300,
    },
  ],
})

/** Returns whether a PDF contains the box of a missing glyph, which is number 0 in each font. */
function drawsBox(pdf: Buffer): boolean {
  const drawn: string[] = []
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 7)) {
    if (pdf.toString('latin1', at - 3, at) === 'end') continue
    const bytes = pdf.subarray(at + 7, pdf.indexOf('endstream', at))
    const text = bytes[0] === 0x78 ? inflateSync(bytes, { finishFlush: 2 }).toString('latin1') : ''
    if (text.includes(' Tf')) drawn.push(...[...text.matchAll(/<([0-9a-f]+)>/g)].map(([, glyphs]) => glyphs!))
  }
  expect(drawn.length).toBeGreaterThan(10)
  return drawn.some((glyphs) => (glyphs.match(/.{4}/g) as string[] | null)?.includes('0000'))
}

describe('an invoice prints', () => {
  let library: PDFiumLibrary
  beforeAll(async () => void (library = await PDFiumLibrary.init()))
  afterAll(() => library.destroy())

  it.each([
    ['a name with a rare character', '𠮷野家'],
    ['the character with the most strokes', '𰻞𰻞面'],
    ['a Uyghur name in Han', '古丽米热·艾比布力'],
    ['a thumb', '👍暖居'],
    ['a family', '👨‍👩‍👧之家'],
    ['Tibetan letters', 'བོད་ལྗོངས་'],
    ['letters of other languages', 'Łódź Đặng Жѓ 김한'],
    ['characters that no font has, by their number', '〔U+20000〕〔U+1820〕'],
  ])(
    '%s',
    async (_, title) => {
      const asked = title.replaceAll(/〔U\+(\w+)〕/g, (__, hex: string) => String.fromCodePoint(parseInt(hex, 16)))
      const pdf = await drawInvoice(view(asked))
      expect(drawsBox(pdf)).toBe(false)
      const document = await library.loadDocument(pdf)
      const text = document.getPage(0).getText()
      document.destroy()
      for (const character of title.replaceAll(/[\s\u200d]/g, '')) expect(text).toContain(character)
    },
    60_000,
  )

  it.each([
    ['an Arabic name', 'محمد علي'],
    ['a Uyghur name', 'گۈلمىرە ئەبەيدۇللا'],
  ])(
    '%s, joined and from right to left',
    async (_, name) => {
      expect(drawsBox(await drawInvoice(view(name)))).toBe(false)
      const [run, ...more] = runsOf(name, 'Regular')
      expect(more).toEqual([])
      const { glyphs, direction } = run!.font.layout(run!.text)
      expect(direction).toBe('rtl')
      // The last letter is the leftmost. Letters within a word have other shapes than single letters.
      expect(glyphs.at(-1)!.codePoints[0]).toBe(name.codePointAt(0))
      expect(glyphs.map(({ id }) => id)).not.toContain(run!.font.glyphForCodePoint(name.codePointAt(1)!).id)
    },
    60_000,
  )

  it('a shop name with both directions, each in its reading order', () => {
    const words = runsOf('名称：محمد علي (暖居) شركة', 'Regular').map(({ text }) => text.trim())
    expect(words).toEqual(['名称：', 'محمد علي', '(暖居)', 'شركة'])
  })
})
