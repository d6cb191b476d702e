import { TAX_METHOD, type TaxMethod } from '#codes/tax-method'

/** What was paid out to a promoter before, fen. */
export interface TaxedBefore {
  /** In the same month of China's calendar. */
  month: { income: number; tax: number }
  /** In the same year. */
  year: { income: number; tax: number }
  /** Months of the year from the first income to the present one, the present one included: 1 to 12. */
  months: number
}

/** A bracket: up to which taxable amount (fen) a rate holds, and what is taken off again so that brackets join. */
interface Bracket {
  upTo: number
  /** In percent. */
  rate: number
  less: number
}

/** Income from labour, by occasion. */
const BY_OCCASION: readonly Bracket[] = [
  { upTo: 2_000_000, rate: 20, less: 0 },
  { upTo: 5_000_000, rate: 30, less: 200_000 },
  { upTo: Infinity, rate: 40, less: 700_000 },
]

/** All income of a year. */
const BY_YEAR: readonly Bracket[] = [
  { upTo: 3_600_000, rate: 3, less: 0 },
  { upTo: 14_400_000, rate: 10, less: 252_000 },
  { upTo: 30_000_000, rate: 20, less: 1_692_000 },
  { upTo: 42_000_000, rate: 25, less: 3_192_000 },
  { upTo: 66_000_000, rate: 30, less: 5_292_000 },
  { upTo: 96_000_000, rate: 35, less: 8_592_000 },
  { upTo: Infinity, rate: 45, less: 18_192_000 },
]

/** Of an occasion's income up to 4,000 yuan, 800 yuan count as costs; above it, 20 percent of it do. */
const SMALL_INCOME = 400_000
const SMALL_COSTS = 80_000
/** What is free of tax in each month by the cumulative method: 5,000 yuan. */
const FREE_BY_MONTH = 500_000

/** The tax of a taxable amount in hundredths of a fen, rounded to the nearest fen; none below 0. */
function taxOf(taxable: number, brackets: readonly Bracket[]): number {
  const { rate, less } = brackets.find(({ upTo }) => taxable <= upTo * 100)!
  return Math.max(0, Math.round((taxable * rate) / 10_000 - less))
}

/** The tax of all income of a month from labour, fen. */
export const taxOfOccasion = (income: number): number =>
  taxOf(income <= SMALL_INCOME ? (income - SMALL_COSTS) * 100 : income * 80, BY_OCCASION)

/** The tax of all income of a year so far by the cumulative method, fen: 20 percent of it count as costs. */
export const taxOfYear = (income: number, months: number): number =>
  taxOf(income * 80 - FREE_BY_MONTH * months * 100, BY_YEAR)

/**
 * What is withheld of an amount that is paid out now, fen: the tax of all income of the month or the year, less what
 * was withheld of it before. Never below 0: what was withheld too much is settled with the tax office.
 */
export function taxToWithhold(amount: number, { month, year, months }: TaxedBefore, method: TaxMethod): number {
  if (method === TAX_METHOD.none) return 0
  return method === TAX_METHOD.month
    ? Math.max(0, taxOfOccasion(month.income + amount) - month.tax)
    : Math.max(0, taxOfYear(year.income + amount, months) - year.tax)
}
