import type { ItemCodes } from '#areas/orders/reads/read-order-codes'
import { inXlsx } from '#kernel/commands/sheets/in-xlsx'

/**
 * The codes of an order as a spreadsheet (.xlsx). All cells are texts, so that no program rounds a code or calculates
 * it. An order has a few hundred at most, so this takes milliseconds.
 */
export const writeCodesSheet = (items: readonly ItemCodes[]): Promise<Buffer> =>
  inXlsx([['商品', '兑换码'], ...items.flatMap(({ name, codes }) => codes.map((code) => [name, code]))], '兑换码')
