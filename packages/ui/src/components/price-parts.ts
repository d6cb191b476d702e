import { formatFen } from '@hearth/domain'

/** A price as it is written. */
export interface PriceParts {
  /** Whole yuan. */
  whole: string
  /** Two digits. */
  decimals: string
  /** What it was before in yuan, where that was more. */
  was?: string
}

/** Splits an amount for its small decimals, and tells the struck one; amounts in fen (K09). */
export function priceParts(fen: number, originalFen?: number): PriceParts {
  const [whole = '', decimals = ''] = formatFen(fen).split('.')
  return originalFen !== undefined && originalFen > fen
    ? { whole, decimals, was: formatFen(originalFen) }
    : { whole, decimals }
}
