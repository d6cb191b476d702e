/** A line of an invoice, whose amount includes tax. */
export interface GrossLine {
  name: string
  /** A text that distinguishes the line from others with the same name, such as a colour; absent for none. */
  specification?: string
  /** Unit of the quantity, such as 件; absent if nothing is counted. */
  unit?: string
  quantity: number
  /** Fen including tax. */
  gross: number
}

/** A line of an invoice, with its tax. */
export interface TaxLine extends GrossLine {
  /** Fen without tax. */
  net: number
  /** Fen of tax. */
  tax: number
}

/** The lines of an invoice and their sums. */
export interface TaxedLines {
  lines: TaxLine[]
  gross: number
  net: number
  tax: number
}

/**
 * Computes the tax of each line, rounded to the fen. Net amount and tax of each line add up to its amount, so that the
 * sums add up to the total. Lines with an amount of 0 are left out.
 * @param ratePercent the rate of value-added tax, such as 13
 */
export function taxLines(lines: readonly GrossLine[], ratePercent: number): TaxedLines {
  const taxed = lines
    .filter(({ gross }) => gross > 0)
    .map((line): TaxLine => {
      const net = Math.round((line.gross * 100) / (100 + ratePercent))
      return { ...line, net, tax: line.gross - net }
    })
  const sum = (of: 'gross' | 'net' | 'tax') => taxed.reduce((total, line) => total + line[of], 0)
  return { lines: taxed, gross: sum('gross'), net: sum('net'), tax: sum('tax') }
}
