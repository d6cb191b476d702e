/** An amount as a cell to calculate with. */
export const yuan = (fen: number): number => fen / 100

/** Fen of an amount in yuan as a spreadsheet has it, such as `1,234.50` or `¥12`; nothing for an invalid one. */
export function fenOf(text: string): number | undefined {
  const plain = text.replaceAll(/[,\s¥￥`]/g, '')
  return /^\d{1,12}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : undefined
}
