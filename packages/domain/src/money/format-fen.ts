/**
 * Returns an amount in yuan with two decimals, such as `1234.50` for 123450 fen (K09); `--` for a value that is not a
 * number.
 */
export function formatFen(fen: number): string {
  if (!Number.isFinite(fen)) return '--'
  const whole = Math.round(Math.abs(fen))
  const cents = String(whole % 100).padStart(2, '0')
  return `${fen < 0 && whole > 0 ? '-' : ''}${Math.floor(whole / 100)}.${cents}`
}

/** Returns an amount in yuan without trailing zeros, for a sentence: `500`, `99.9` (K09). */
export const formatYuan = (fen: number): string => formatFen(fen).replace(/\.00$|(\.\d)0$/, '$1')
