import { TAX_METHOD, type TaxMethod } from '#codes/tax-method'

/** Earlier payouts to a promoter, with their tax. Amounts are fen. */
export interface TaxedBefore {
  /** In the same month, in China's time. */
  month: { income: number; tax: number }
  /** In the same year. */
  year: { income: number; tax: number }
  /** Months of the year from the first payout to the present month, both included: 1 to 12. */
  months: number
}

/**
 * A tax bracket: `rate` applies to taxable amounts up to `upTo` fen. `less` fen are subtracted, so that the tax
 * continues without a jump from the bracket below.
 */
interface Bracket {
  upTo: number
  /** Percent. */
  rate: number
  less: number
}

/** Brackets for income from labour, which is taxed by the month. */
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

/** Deductible costs of income from labour: 800 yuan up to 4,000 yuan, 20 percent above. */
const SMALL_INCOME = 400_000
const SMALL_COSTS = 80_000
/** Fen: tax-free amount of each month by the cumulative method, 5,000 yuan. */
const FREE_BY_MONTH = 500_000

/**
 * Fen: the tax of a taxable amount, rounded to the nearest fen, at least 0.
 * @param taxable hundredths of a fen
 */
function taxOf(taxable: number, brackets: readonly Bracket[]): number {
  const { rate, less } = brackets.find(({ upTo }) => taxable <= upTo * 100)!
  return Math.max(0, Math.round((taxable * rate) / 10_000 - less))
}

/**
 * Fen: the tax of all income from labour in a month.
 * @param income fen
 */
export const taxOfOccasion = (income: number): number =>
  taxOf(income <= SMALL_INCOME ? (income - SMALL_COSTS) * 100 : income * 80, BY_OCCASION)

/**
 * Fen: the tax of a year's income so far, by the cumulative method. 20 percent of the income are deductible costs.
 * @param income fen
 */
export const taxOfYear = (income: number, months: number): number =>
  taxOf(income * 80 - FREE_BY_MONTH * months * 100, BY_YEAR)

/**
 * Fen: the tax to withhold from an amount that is paid out now: the tax of all income of the month or year, less the
 * tax withheld before. At least 0; the tax office refunds tax that was withheld in excess.
 */
export function taxToWithhold(amount: number, { month, year, months }: TaxedBefore, method: TaxMethod): number {
  if (method === TAX_METHOD.none) return 0
  return method === TAX_METHOD.month
    ? Math.max(0, taxOfOccasion(month.income + amount) - month.tax)
    : Math.max(0, taxOfYear(year.income + amount, months) - year.tax)
}
