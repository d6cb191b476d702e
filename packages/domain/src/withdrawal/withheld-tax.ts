import { TAX_METHOD, type TaxMethod } from '#codes/tax-method'

/** Earlier payouts to a promoter, with their tax. Amounts are fen. */
export interface TaxedBefore {
  /** Payouts of the same month, in China's time. */
  month: { income: number; tax: number }
  /** Payouts of the same year. */
  year: { income: number; tax: number }
  /** Number of months from the month of the year's first payout to the present month, both included: 1 to 12. */
  months: number
}

/**
 * A tax bracket: `rate` applies to taxable amounts up to `upTo` fen. `less` fen are subtracted from the tax, so that it
 * is continuous from one bracket to the next.
 */
interface Bracket {
  upTo: number
  /** Percent. */
  rate: number
  less: number
}

/** Brackets for the income from labour of a month. */
const BY_OCCASION: readonly Bracket[] = [
  { upTo: 2_000_000, rate: 20, less: 0 },
  { upTo: 5_000_000, rate: 30, less: 200_000 },
  { upTo: Infinity, rate: 40, less: 700_000 },
]

/** Brackets for the income of a year, by the cumulative method. */
const BY_YEAR: readonly Bracket[] = [
  { upTo: 3_600_000, rate: 3, less: 0 },
  { upTo: 14_400_000, rate: 10, less: 252_000 },
  { upTo: 30_000_000, rate: 20, less: 1_692_000 },
  { upTo: 42_000_000, rate: 25, less: 3_192_000 },
  { upTo: 66_000_000, rate: 30, less: 5_292_000 },
  { upTo: 96_000_000, rate: 35, less: 8_592_000 },
  { upTo: Infinity, rate: 45, less: 18_192_000 },
]

/**
 * Fen: income from labour up to which the deductible costs are 800 yuan; above it, they are 20 percent of the income.
 */
const SMALL_INCOME = 400_000
const SMALL_COSTS = 80_000
/** Fen: the tax-free amount for each month by the cumulative method, 5,000 yuan. */
const FREE_BY_MONTH = 500_000

/**
 * Returns the tax of a taxable amount in fen, rounded to the nearest fen, at least 0.
 * @param taxable hundredths of a fen
 */
function taxOf(taxable: number, brackets: readonly Bracket[]): number {
  const { rate, less } = brackets.find(({ upTo }) => taxable <= upTo * 100)!
  return Math.max(0, Math.round((taxable * rate) / 10_000 - less))
}

/**
 * Returns the tax of all income from labour in a month, in fen.
 * @param income fen
 */
export const taxOfOccasion = (income: number): number =>
  taxOf(income <= SMALL_INCOME ? (income - SMALL_COSTS) * 100 : income * 80, BY_OCCASION)

/**
 * Returns the tax of a year's income so far, in fen, by the cumulative method. 20 percent of the income are deductible
 * costs.
 * @param income fen
 */
export const taxOfYear = (income: number, months: number): number =>
  taxOf(income * 80 - FREE_BY_MONTH * months * 100, BY_YEAR)

/**
 * Returns the tax to withhold from an amount that is paid out now, in fen: the tax of all income of the month or year,
 * less the tax withheld before. It is at least 0; the tax office refunds tax that was withheld in excess.
 */
export function taxToWithhold(amount: number, { month, year, months }: TaxedBefore, method: TaxMethod): number {
  if (method === TAX_METHOD.none) return 0
  return method === TAX_METHOD.month
    ? Math.max(0, taxOfOccasion(month.income + amount) - month.tax)
    : Math.max(0, taxOfYear(year.income + amount, months) - year.tax)
}
