import { formatFen } from '@hearth/domain'

/** Parts of a formatted price. */
export interface PriceParts {
  /** Whole yuan. */
  whole: string
  /** Two digits. */
  decimals: string
  /** The earlier price in yuan, if higher. */
  was?: string
}

/** Splits an amount for its small decimals, and formats the struck one; amounts in fen (K09). */
export function priceParts(fen: number, originalFen?: number): PriceParts {
  const [whole = '', decimals = ''] = formatFen(fen).split('.')
  return originalFen !== undefined && originalFen > fen
    ? { whole, decimals, was: formatFen(originalFen) }
    : { whole, decimals }
}
