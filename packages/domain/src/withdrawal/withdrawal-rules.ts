import { TAX_METHOD, type TaxMethod } from '#codes/tax-method'
import { taxToWithhold, type TaxedBefore } from '#withdrawal/withheld-tax'

/** The owner's rules for withdrawals (F19). Amounts are fen. */
export interface WithdrawalRules {
  /** Minimum amount of a withdrawal. */
  minimum: number
  /** Maximum amount of a withdrawal. */
  maximum: number
  /** Maximum sum of a promoter's withdrawals in a day of China's time. */
  dayAmount: number
  /** Maximum number of a promoter's withdrawals in a day. */
  dayCount: number
  /** The shop's fee in hundredths of a percent of the amount, rounded down to a fen. */
  feeRate: number
  /** Maximum amount that is sent without a review by staff; 0 if staff review every withdrawal. */
  unreviewed: number
  /** How income tax is withheld. */
  tax: TaxMethod
}

/**
 * The rules of a shop whose owner has set none: a minimum of 1 yuan, a review of every withdrawal, and tax by the
 * month.
 */
export const USUAL_WITHDRAWAL_RULES: WithdrawalRules = {
  minimum: 100,
  maximum: 2_000_000,
  dayAmount: 2_000_000,
  dayCount: 3,
  feeRate: 0,
  unreviewed: 0,
  tax: TAX_METHOD.month,
}

/** The reason why an amount cannot be withdrawn. */
export type WithdrawalRefusal = 'tooLittle' | 'tooMuch' | 'notEnough' | 'tooOften' | 'dayFull' | 'nothingLeft'

/** The facts that decide whether an amount can be withdrawn. Amounts are fen. */
export interface WithdrawalWish {
  amount: number
  /** The amount that can be withdrawn; below 0 while the promoter has a debt. */
  available: number
  /** Withdrawals of the same day, except those that were refused or failed. */
  today: { count: number; amount: number }
  /** Earlier payouts to the promoter, for the tax. */
  before: TaxedBefore
}

/** The parts of a withdrawn amount, in fen: `amount` is the sum of the other three. */
export interface WithdrawalParts {
  amount: number
  fee: number
  tax: number
  /** The amount that the promoter receives. */
  net: number
}

/** Splits a withdrawn amount. The tax is computed from the whole amount, since the fee is not a deductible cost. */
export function withdrawalParts(
  amount: number,
  before: TaxedBefore,
  { feeRate, tax }: WithdrawalRules,
): WithdrawalParts {
  const fee = Math.floor((amount * feeRate) / 10_000)
  const withheld = Math.min(amount - fee, taxToWithhold(amount, before, tax))
  return { amount, fee, tax: withheld, net: amount - fee - withheld }
}

/** Returns the reason why an amount cannot be withdrawn (F19), or undefined if it can. */
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

/** Whether an amount is sent without a review by staff. */
export const isUnreviewed = (amount: number, { unreviewed }: WithdrawalRules): boolean => amount <= unreviewed
