import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { readTable } from '#operator/files/read-table'

/** A cell as a program writes it: its value, the position of its format, its type, and a formula. */
interface Written {
  value?: string
  format?: number
  type?: string
  formula?: string
}

/** Number formats of the test's spreadsheets; the first one is empty. */
const FORMATS = ['General', '000000', '"SF"0000000000', '[$-804]0000;@', '#,##0', 'yyyy/mm/dd']

/** A spreadsheet of one column. */
function spreadsheet(cells: readonly Written[]): Buffer {
  const rows = cells.map(({ value, format = 0, type, formula }, at) => {
    const inside = `${formula === undefined ? '' : `<f>${formula}</f>`}${value === undefined ? '' : `<v>${value}</v>`}`
    return `<row r="${at + 1}"><c r="A${at + 1}" s="${format}"${type ? ` t="${type}"` : ''}>${inside}</c></row>`
  })
  const xml = (text: string) => strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${text}`)
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const documents = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const related = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${documents}/${kind}" Target="${target}"/>`
  const relations = (inside: string) =>
    xml(`<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inside}</Relationships>`)
  const type = (part: string, kind: string) =>
    `<Override PartName="${part}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/>`
  return Buffer.from(
    zipSync({
      '[Content_Types].xml': xml(
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
          '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
          `${type('/xl/workbook.xml', 'sheet.main')}${type('/xl/worksheets/sheet1.xml', 'worksheet')}` +
          `${type('/xl/styles.xml', 'styles')}</Types>`,
      ),
      '_rels/.rels': relations(related('rId1', 'officeDocument', 'xl/workbook.xml')),
      'xl/workbook.xml': xml(
        `<workbook xmlns="${main}" xmlns:r="${documents}">` +
          '<sheets><sheet name="订单" sheetId="1" r:id="rId1"/></sheets></workbook>',
      ),
      'xl/_rels/workbook.xml.rels': relations(
        related('rId1', 'worksheet', 'worksheets/sheet1.xml') + related('rId2', 'styles', 'styles.xml'),
      ),
      'xl/styles.xml': xml(
        `<styleSheet xmlns="${main}"><numFmts count="${FORMATS.length - 1}">` +
          FORMATS.map((code, at) =>
            at === 0 ? '' : `<numFmt numFmtId="${163 + at}" formatCode="${code.replaceAll('"', '&quot;')}"/>`,
          ).join('') +
          `</numFmts><cellXfs count="${FORMATS.length}">` +
          FORMATS.map((_, at) => `<xf numFmtId="${at === 0 ? 0 : 163 + at}" xfId="0"/>`).join('') +
          '</cellXfs></styleSheet>',
      ),
      'xl/worksheets/sheet1.xml': xml(`<worksheet xmlns="${main}"><sheetData>${rows.join('')}</sheetData></worksheet>`),
    }),
  )
}

const read = async (...cells: Written[]) =>
  (await readTable('parcels.xlsx', spreadsheet([{ value: '运单号', type: 'str', formula: 'A9' }, ...cells])))
    .slice(1)
    .map(([cell]) => cell)

it('reads a number as its format shows it, with leading zeros and prefixes', async () => {
  expect(
    await read(
      { value: '123', format: 1 },
      { value: '1234567', format: 1 },
      { value: '123', format: 2 },
      { value: '7', format: 3 },
      { value: '1234', format: 4 },
      { value: '123' },
    ),
  ).toEqual(['000123', '1234567', 'SF0000000123', '0007', '1234', '123'])
})

it('keeps every digit that a program wrote, and never passes a rounded number off as exact', async () => {
  expect(
    await read(
      { value: '773123456789012' },
      { value: '1795327385408624665' },
      { value: '7731234567890123' },
      { value: '7.7312345678901203E+17' },
      { value: '1795327385408624600' },
      { value: '773123456789012000', format: 1 },
    ),
  ).toEqual([
    '773123456789012',
    '1795327385408624665',
    '7731234567890123',
    '7.73123456789012e+17',
    '1.7953273854086246e+18',
    '7.73123456789012e+17',
  ])
})

it('reads dates, yes and no, and the error of a formula as such', async () => {
  expect(
    await read(
      { value: '46352', format: 5 },
      { value: '1', type: 'b' },
      { value: '#DIV/0!', type: 'e', formula: '1/0' },
      { type: 'str', formula: 'B1' },
      { value: '#N/A', type: 'e' },
      { value: 'SF1', type: 'str', formula: 'B2' },
    ),
  ).toEqual(['2026-11-26', 'TRUE', '#DIV/0!', '#N/A', '#N/A', 'SF1'])
})

it('is refused where it unpacks to far more than its rows', async () => {
  const huge = spreadsheet([{ value: '9'.repeat(70 * 1024 * 1024), type: 'str', formula: 'B1' }])
  await expect(readTable('parcels.xlsx', huge)).rejects.toThrow('parcels.xlsx could not be read as a spreadsheet')
})
