import type { ItemCodes } from '#areas/orders/reads/read-order-codes'
import { inXlsx } from '#kernel/commands/sheets/in-xlsx'

/**
 * Writes the codes of an order as a spreadsheet (.xlsx). All cells are text, so that no program rounds a code or
 * calculates with it. An order has at most a few hundred codes, so this takes milliseconds.
 */
export const writeCodesSheet = (items: readonly ItemCodes[]): Promise<Buffer> =>
  inXlsx([['商品', '兑换码'], ...items.flatMap(({ name, codes }) => codes.map((code) => [name, code]))], '兑换码')
