import { codeText, formatFen } from '@hearth/domain'
import type { ShopFilePair, ShopFileSpecifications } from '@hearth/ops'
import { fenOf } from '#kernel/commands/sheets/yuan'

/** The fault of a cell, for the owner. */
export class CellFault extends Error {}

/** The apostrophe that a .csv has in front of what could be a formula, in any line of a cell. */
const GUARD = /(?<=(?:^|[;|\t\n])[\s"]*)'(?=[=+\-@＝＋－＠﹦﹢﹣﹫])/gu

/** Returns the text of a cell in one form, whichever program wrote it. */
export const plainCell = (text: string): string => codeText(text.replaceAll('\r\n', '\n')).replaceAll(GUARD, '')

/** The text that an owner writes into a cell to remove the value. An empty cell changes nothing. */
export const EMPTIED = '清空'

/** The heading for specifications that a cell lists without a heading. */
const NO_HEADING = '参数'

export const showYuan = (fen: number | undefined): string => (fen === undefined ? '' : formatFen(fen))

/** @throws CellFault */
export function readYuanCell(cell: string): number {
  const fen = fenOf(cell)
  if (fen === undefined) throw new CellFault('须是以元为单位的金额，最多两位小数，如 199.00')
  return fen
}

export const showCount = (count: number | undefined): string => (count === undefined ? '' : `${count}`)

/** @throws CellFault */
export function readCountCell(cell: string): number {
  const plain = cell.replaceAll(/[,，\s]/g, '')
  if (!/^\d{1,10}$/.test(plain)) throw new CellFault('须是整数，如 120')
  return Number(plain)
}

export const showYes = (is: boolean): string => (is ? '是' : '否')

const YES: Readonly<Record<string, boolean | undefined>> = { 是: true, 上架: true, 否: false, 下架: false }

/** @throws CellFault */
export function readYesCell(cell: string): boolean {
  const is = YES[cell]
  if (is === undefined) throw new CellFault('须是「是」或「否」')
  return is
}

export const showLines = (lines: readonly string[]): string => lines.join('\n')

const parts = (cell: string, separator: RegExp): string[] =>
  cell
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Returns the lines of a cell; if it has only one line, the parts between semicolons. */
export const readLines = (cell: string): string[] => parts(cell, cell.includes('\n') ? /\n/ : /[；;]/)

/** Returns the names of pictures in a cell. Names contain none of the separators. */
export const readNames = (cell: string): string[] => parts(cell, /[\n,，;；、]/)

export const showPairs = (pairs: readonly ShopFilePair[]): string =>
  showLines(pairs.map(({ name, value }) => `${name}：${value}`))

/** @throws CellFault */
export const readPairs = (cell: string): ShopFilePair[] => readLines(cell).map(readPair)

function readPair(line: string): ShopFilePair {
  const at = line.includes('：') ? line.indexOf('：') : line.search(/[:=]/)
  const [name, value] = [line.slice(0, Math.max(at, 0)).trim(), line.slice(at + 1).trim()]
  if (name === '' || value === '') throw new CellFault('每行写成「名称：值」，如「颜色：月光白」')
  return { name, value }
}

export const showSpecifications = (groups: readonly ShopFileSpecifications[]): string =>
  showLines(groups.flatMap(({ name, items }) => [`【${name}】`, ...(items.length > 0 ? [showPairs(items)] : [])]))

/** @throws CellFault */
export function readSpecifications(cell: string): ShopFileSpecifications[] {
  const groups: ShopFileSpecifications[] = []
  for (const line of readLines(cell)) {
    const [, heading] = /^【(.+)】$/.exec(line) ?? []
    if (heading !== undefined) groups.push({ name: heading.trim(), items: [] })
    else {
      if (groups.length === 0) groups.push({ name: NO_HEADING, items: [] })
      groups.at(-1)!.items.push(readPair(line))
    }
  }
  return groups
}
