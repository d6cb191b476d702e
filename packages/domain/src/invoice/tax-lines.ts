/** A line of an invoice before its tax is separated. */
export interface GrossLine {
  name: string
  /** What distinguishes it from others with its name, such as a colour; absent if nothing does. */
  specification?: string
  /** What its pieces are counted in, such as 件; absent where there is nothing to count. */
  unit?: string
  quantity: number
  /** Fen with tax. */
  gross: number
}

/** A line of an invoice. */
export interface TaxLine extends GrossLine {
  /** Fen without tax. */
  net: number
  /** Fen of tax. */
  tax: number
}

/** An invoice's lines with their sums. */
export interface TaxedLines {
  lines: TaxLine[]
  gross: number
  net: number
  tax: number
}

/**
 * Separates the tax of each line: rounded to the fen line by line, so that net and tax of all lines add up to the total
 * exactly (law of invoices). Lines of 0 are left out.
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
