import type { ItemCodes } from '#areas/orders/read-order-codes'
import { textCell } from '#kernel/commands/text-cell'

/**
 * The codes of an order as a spreadsheet (.xlsx). All cells are texts, so that no program rounds a code or calculates
 * it. An order has a few hundred at most, so this takes milliseconds.
 */
export async function writeCodesSheet(items: readonly ItemCodes[]): Promise<Buffer> {
  // Loaded only when a sheet is written: every command of `hearth` loads all areas and would wait for it.
  const { default: writeExcelFile } = await import('write-excel-file/node')
  const head = ['商品', '兑换码'].map((name) => ({ ...textCell(name), fontWeight: 'bold' as const }))
  const rows = items.flatMap(({ name, codes }) => codes.map((code) => [name, code].map(textCell)))
  return writeExcelFile([head, ...rows], { columns: [{ width: 36 }, { width: 32 }], sheet: '兑换码' }).toBuffer()
}
