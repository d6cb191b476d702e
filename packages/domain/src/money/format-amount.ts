import { formatFen } from '#money/format-fen'

/** Fen in ten thousand yuan. */
const TEN_THOUSAND_YUAN = 1_000_000

/** An amount as a headline shows it: yuan with two decimals, from 10 000 yuan on in 万, such as `1.23万` (K09). */
export function formatAmount(fen: number): string {
  if (!Number.isFinite(fen) || Math.abs(fen) < TEN_THOUSAND_YUAN) return formatFen(fen)
  return `${formatFen(Math.round(fen / 10_000))}万`
}
