import { codeText } from '@hearth/domain'
import { parse } from 'csv-parse/sync'
import { withShownCells } from '#operator/files/shown-cells'
import { decodeText } from '#operator/files/decode-text'
import { told } from '#kernel/commands/told'

/** Maximum bytes of a spreadsheet: far more than the rows that `ship` accepts need. */
const MOST = 10 * 1024 * 1024

/**
 * Reads the first sheet of a spreadsheet, .csv or .xlsx, with each cell as a text and empty cells as ''. Blanks around
 * a cell, an apostrophe in front of it and invisible characters are removed. A number has the leading zeros of its
 * display format; a number that was rounded by the writing program is returned as `1.7953e+18`, never as a plausible
 * number.
 * @throws Error in plain words if it is too large or no spreadsheet
 */
export async function readTable(name: string, bytes: Buffer): Promise<string[][]> {
  if (bytes.length > MOST)
    throw new Error(
      told({ zh: `${name} 超过 ${MOST / 1024 / 1024} MB。`, en: `${name} is larger than ${MOST / 1024 / 1024} MB.` }),
    )
  try {
    return /\.csv$/i.test(name) ? readCsv(name, bytes) : await readXlsx(bytes)
  } catch (error) {
    throw new Error(
      told({
        zh: `${name} 不是能读的表格（.xlsx 或 .csv）：${(error as Error).message}。`,
        en: `${name} could not be read as a spreadsheet, .xlsx or .csv (${(error as Error).message}).`,
      }),
      {
        cause: error,
      },
    )
  }
}

async function readXlsx(bytes: Buffer): Promise<string[][]> {
  // The library is loaded only here, because most commands read no spreadsheet.
  const { readSheet } = await import('read-excel-file/node')
  const rows = await readSheet(withShownCells(bytes), { parseNumber: wholeNumber })
  return rows.map((row) => row.map((cell) => (cell === null ? '' : codeText(cellText(cell)))))
}

/** Returns the text of a cell. A date is returned as a day, so that it is not taken for a number. */
const cellText = (cell: unknown): string => (cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell))

/**
 * Returns the text of a whole number. Spreadsheet programs calculate with 15 digits and lose further ones. A text whose
 * digits no such program could have calculated was not rounded, and is returned unchanged.
 */
function wholeNumber(text: string): string {
  const number = Number(text)
  if (Math.abs(number) < 1e15) return String(number)
  const isWhole = Number.isSafeInteger(number)
    ? /^\d{15}\d*[1-9]$/.test(text)
    : /^\d+$/.test(text) && String(number) !== text
  return isWhole ? text : number.toExponential()
}

function readCsv(name: string, bytes: Buffer): string[][] {
  const rows: string[][] = parse(decodeText(name, bytes), { relaxColumnCount: true })
  return rows.map((row) => row.map(codeText))
}
