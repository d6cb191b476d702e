import { TAX_METHOD, type TaxMethod } from '#codes/tax-method'
import { taxToWithhold, type TaxedBefore } from '#withdrawal/withheld-tax'

/** What an owner says of withdrawals (F19). Amounts in fen. */
export interface WithdrawalRules {
  /** The least that can be withdrawn at once. */
  minimum: number
  /** The most that can be withdrawn at once. */
  maximum: number
  /** The most that one promoter can withdraw on a day, in China's time. */
  dayAmount: number
  /** How often one promoter can withdraw on a day. */
  dayCount: number
  /** What the shop keeps of each, in hundredths of a percent of the amount, rounded down to a fen. */
  feeRate: number
  /** Up to which amount a withdrawal is sent without staff; 0 has staff look at each. */
  unreviewed: number
  /** How tax is withheld. */
  tax: TaxMethod
}

/** What holds where an owner says nothing: withdrawals from 1 yuan on, staff look at each, tax by the month. */
export const USUAL_WITHDRAWAL_RULES: WithdrawalRules = {
  minimum: 100,
  maximum: 2_000_000,
  dayAmount: 2_000_000,
  dayCount: 3,
  feeRate: 0,
  unreviewed: 0,
  tax: TAX_METHOD.month,
}

/** Why an amount cannot be withdrawn. */
export type WithdrawalRefusal = 'tooLittle' | 'tooMuch' | 'notEnough' | 'tooOften' | 'dayFull' | 'nothingLeft'

/** What a withdrawal is judged by. Amounts in fen. */
export interface WithdrawalWish {
  amount: number
  /** What can be withdrawn; below 0 while a debt is paid off. */
  available: number
  /** Withdrawals of the same day that were not refused and did not fail. */
  today: { count: number; amount: number }
  /** What was paid out to the promoter before, for the tax. */
  before: TaxedBefore
}

/** What becomes of an amount that is withdrawn, fen: `amount` is the sum of the other three. */
export interface WithdrawalParts {
  amount: number
  fee: number
  tax: number
  /** What reaches the promoter. */
  net: number
}

/** What becomes of an amount: the tax is that of all of it, since the fee is no cost of the work. */
export function withdrawalParts(
  amount: number,
  before: TaxedBefore,
  { feeRate, tax }: WithdrawalRules,
): WithdrawalParts {
  const fee = Math.floor((amount * feeRate) / 10_000)
  const withheld = Math.min(amount - fee, taxToWithhold(amount, before, tax))
  return { amount, fee, tax: withheld, net: amount - fee - withheld }
}

/** Why an amount cannot be withdrawn (F19); nothing where it can. */
export function withdrawalRefusal(
  { amount, available, today, before }: WithdrawalWish,
  rules: WithdrawalRules,
): WithdrawalRefusal | undefined {
  if (amount < rules.minimum) return 'tooLittle'
  if (amount > rules.maximum) return 'tooMuch'
  if (amount > available) return 'notEnough'
  if (today.count >= rules.dayCount) return 'tooOften'
  if (today.amount + amount > rules.dayAmount) return 'dayFull'
  return withdrawalParts(amount, before, rules).net > 0 ? undefined : 'nothingLeft'
}

/** Whether an amount is sent without staff. */
export const isUnreviewed = (amount: number, { unreviewed }: WithdrawalRules): boolean => amount <= unreviewed
