import { formatFen } from '#money/format-fen'

/** Fen in 10,000 yuan. */
const TEN_THOUSAND_YUAN = 1_000_000

/**
 * Returns an amount for headlines (K09): in yuan with two decimals, or from 10,000 yuan on in units of 万, such as
 * `1.23万`.
 */
export function formatAmount(fen: number): string {
  if (!Number.isFinite(fen) || Math.abs(fen) < TEN_THOUSAND_YUAN) return formatFen(fen)
  return `${formatFen(Math.round(fen / 10_000))}万`
}
