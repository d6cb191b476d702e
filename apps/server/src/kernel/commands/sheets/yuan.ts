/** Returns an amount of fen in yuan, for a cell that spreadsheets calculate with. */
export const yuan = (fen: number): number => fen / 100

/**
 * Returns the fen of an amount in yuan as spreadsheets write it, such as `1,234.50` or `¥12`; undefined for an invalid
 * one.
 */
export function fenOf(text: string): number | undefined {
  const plain = text.replaceAll(/[,\s¥￥`]/g, '')
  return /^\d{1,12}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : undefined
}
