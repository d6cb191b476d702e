import { ORDER_STATUS } from '#codes/order-status'
import type { StepActor } from '#order/step-actor'

/** Where the order of a pre-sale stands. */
export const PRE_SALE_STATE = {
  depositDue: 'depositDue',
  /** The time for the deposit is over; the order is about to be cancelled. */
  depositMissed: 'depositMissed',
  /** The deposit is paid, and the balance cannot be paid yet. */
  waiting: 'waiting',
  /** The balance can be settled: address, coupons, coins and stars are chosen now. */
  balanceOpen: 'balanceOpen',
  /** The balance is settled, and to be paid. */
  balanceDue: 'balanceDue',
  /** The window of the balance is over; the order is about to be cancelled. */
  balanceMissed: 'balanceMissed',
  /** All of it is paid; from here on it is an order like any other. */
  paid: 'paid',
  cancelled: 'cancelled',
} as const

/** One of {@link PRE_SALE_STATE}. */
export type PreSaleState = (typeof PRE_SALE_STATE)[keyof typeof PRE_SALE_STATE]

/** What an order of a pre-sale tells of its deposit and its balance. Amounts are fen of the whole order. */
export interface PreSaleOrderLike {
  orderStatus: number
  /** Epoch ms: until when the deposit, or else the balance, can be paid. */
  payDeadline?: number
  preSale: {
    /** Epoch ms: from when the balance can be paid. */
    balanceBeginTime: number
    /** Epoch ms: until when. */
    balanceEndTime: number
    /** Whether the final payment was placed: address, coupons and amounts stand. */
    balancePlaced: boolean
  }
}

/** Where it stands at server time `now`, epoch ms. */
export function preSaleState({ orderStatus, payDeadline, preSale }: PreSaleOrderLike, now: number): PreSaleState {
  if (orderStatus === ORDER_STATUS.cancelled) return 'cancelled'
  if (orderStatus === ORDER_STATUS.pendingPayment)
    return payDeadline !== undefined && now > payDeadline ? 'depositMissed' : 'depositDue'
  if (orderStatus !== ORDER_STATUS.pendingFinalPayment) return 'paid'
  if (now > preSale.balanceEndTime) return 'balanceMissed'
  if (preSale.balancePlaced) return 'balanceDue'
  return now < preSale.balanceBeginTime ? 'waiting' : 'balanceOpen'
}

/** What can be done with it, or happens by time. */
export type PreSaleDeed = 'payDeposit' | 'openBalance' | 'placeBalance' | 'payBalance' | 'miss' | 'cancel'

/**
 * What happens to the deposit of an ended order: there is none, the shop keeps or refunds it as agreed when it was
 * paid, or refunds it in any case.
 */
export type DepositFate = 'none' | 'asAgreed' | 'back'

/** One way from one state to another. */
export interface PreSaleStep {
  deed: PreSaleDeed
  who: StepActor
  from: readonly PreSaleState[]
  to: PreSaleState
  /** Where nothing is left to pay, as coupons and coins pay all of the balance. */
  toIfNothingIsLeft?: PreSaleState
  /** What becomes of the deposit, where the order ends. */
  deposit?: DepositFate
}

const withDeposit = ['waiting', 'balanceOpen', 'balanceDue', 'balanceMissed'] as const
const withoutDeposit = ['depositDue', 'depositMissed'] as const

/** All steps of a pre-sale. From `paid` on it is like any other order. */
export const PRE_SALE_STEPS: readonly PreSaleStep[] = [
  { deed: 'payDeposit', who: 'shopper', from: ['depositDue', 'depositMissed'], to: 'waiting' },
  { deed: 'openBalance', who: 'house', from: ['waiting'], to: 'balanceOpen' },
  {
    deed: 'placeBalance',
    who: 'shopper',
    from: ['balanceOpen'],
    to: 'balanceDue',
    toIfNothingIsLeft: 'paid',
  },
  // A payment before the job ends the order is accepted, as for any order.
  { deed: 'payBalance', who: 'shopper', from: ['balanceDue', 'balanceMissed'], to: 'paid' },
  { deed: 'miss', who: 'house', from: ['depositDue'], to: 'depositMissed' },
  { deed: 'miss', who: 'house', from: ['waiting', 'balanceOpen', 'balanceDue'], to: 'balanceMissed' },
  { deed: 'cancel', who: 'house', from: ['depositMissed'], to: 'cancelled', deposit: 'none' },
  { deed: 'cancel', who: 'house', from: ['balanceMissed'], to: 'cancelled', deposit: 'asAgreed' },
  { deed: 'cancel', who: 'shopper', from: withoutDeposit, to: 'cancelled', deposit: 'none' },
  { deed: 'cancel', who: 'shopper', from: withDeposit, to: 'cancelled', deposit: 'asAgreed' },
  { deed: 'cancel', who: 'shop', from: withoutDeposit, to: 'cancelled', deposit: 'none' },
  { deed: 'cancel', who: 'shop', from: withDeposit, to: 'cancelled', deposit: 'back' },
]

/** The step from a state that this caller may take; nothing if there is none. */
export const preSaleStep = (from: PreSaleState, deed: PreSaleDeed, who: StepActor): PreSaleStep | undefined =>
  PRE_SALE_STEPS.find((step) => step.deed === deed && step.who === who && step.from.includes(from))

/**
 * Fen that the shop keeps of the deposit of an order that ends.
 * @param kept whether the pre-sale said so when the deposit was paid
 */
export const keptDeposit = (fate: DepositFate | undefined, depositAmount: number, kept: boolean): number =>
  fate === 'asAgreed' && kept ? depositAmount : 0
