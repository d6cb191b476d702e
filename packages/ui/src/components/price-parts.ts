import { formatFen } from '@hearth/domain'

/** A formatted price, in parts. */
export interface PriceParts {
  /** The whole yuan. */
  whole: string
  /** The two digits after the point. */
  decimals: string
  /** The original price in yuan; absent unless it is higher. */
  was?: string
}

/** Formats a price in fen as two texts, the whole yuan and the decimals, and the original price as one text (K09). */
export function priceParts(fen: number, originalFen?: number): PriceParts {
  const [whole = '', decimals = ''] = formatFen(fen).split('.')
  return originalFen !== undefined && originalFen > fen
    ? { whole, decimals, was: formatFen(originalFen) }
    : { whole, decimals }
}
