import { ORDER_STATUS } from '#codes/order-status'
import type { StepActor } from '#order/step-actor'

/** States of a pre-sale order. */
export const PRE_SALE_STATE = {
  depositDue: 'depositDue',
  /** The deposit was not paid in time; the order is about to be cancelled. */
  depositMissed: 'depositMissed',
  /** The deposit is paid, and the balance cannot be paid yet. */
  waiting: 'waiting',
  /** The balance can be settled: address, coupons, coins and stars are chosen now. */
  balanceOpen: 'balanceOpen',
  /** The balance is settled and can be paid. */
  balanceDue: 'balanceDue',
  /** The balance was not paid in time; the order is about to be cancelled. */
  balanceMissed: 'balanceMissed',
  /** The whole amount is paid. From here on, the order is like a normal order. */
  paid: 'paid',
  cancelled: 'cancelled',
} as const

/** One of {@link PRE_SALE_STATE}. */
export type PreSaleState = (typeof PRE_SALE_STATE)[keyof typeof PRE_SALE_STATE]

/** The fields of a pre-sale order that its state depends on. */
export interface PreSaleOrderLike {
  orderStatus: number
  /** Epoch ms: until when the next payment, which is the deposit or the balance, can be made. */
  payDeadline?: number
  preSale: {
    /** Epoch ms: when the balance can first be paid. */
    balanceBeginTime: number
    /** Epoch ms: until when the balance can be paid. */
    balanceEndTime: number
    /** Whether the balance is settled: address, coupons and amounts are fixed. */
    balancePlaced: boolean
  }
}

/**
 * Returns the state of a pre-sale order.
 * @param now server time, epoch ms
 */
export function preSaleState({ orderStatus, payDeadline, preSale }: PreSaleOrderLike, now: number): PreSaleState {
  if (orderStatus === ORDER_STATUS.cancelled) return 'cancelled'
  if (orderStatus === ORDER_STATUS.pendingPayment)
    return payDeadline !== undefined && now > payDeadline ? 'depositMissed' : 'depositDue'
  if (orderStatus !== ORDER_STATUS.pendingFinalPayment) return 'paid'
  if (now > preSale.balanceEndTime) return 'balanceMissed'
  if (preSale.balancePlaced) return 'balanceDue'
  return now < preSale.balanceBeginTime ? 'waiting' : 'balanceOpen'
}

/** Actions on a pre-sale order, and events of its timers. */
export type PreSaleDeed = 'payDeposit' | 'openBalance' | 'placeBalance' | 'payBalance' | 'miss' | 'cancel'

/**
 * The effect on the deposit when the order ends. `none`: no deposit was paid; `asAgreed`: the shop keeps or refunds the
 * deposit, as agreed when it was paid; `back`: the shop refunds the deposit in any case.
 */
export type DepositFate = 'none' | 'asAgreed' | 'back'

/** One transition: the states in which an action is possible, the state after it, and its effect on the deposit. */
export interface PreSaleStep {
  deed: PreSaleDeed
  who: StepActor
  from: readonly PreSaleState[]
  to: PreSaleState
  /** The state after the action if coupons and coins pay the whole balance, instead of `to`. */
  toIfNothingIsLeft?: PreSaleState
  /** The effect on the deposit, if the action ends the order. */
  deposit?: DepositFate
}

const withDeposit = ['waiting', 'balanceOpen', 'balanceDue', 'balanceMissed'] as const
const withoutDeposit = ['depositDue', 'depositMissed'] as const

/** All transitions of a pre-sale order. From `paid` on, the order is like a normal order. */
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
  // As for any order, a late payment is accepted until the job that cancels late orders has run.
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

/** Returns the transition that an actor can cause in a state, or undefined if there is none. */
export const preSaleStep = (from: PreSaleState, deed: PreSaleDeed, who: StepActor): PreSaleStep | undefined =>
  PRE_SALE_STEPS.find((step) => step.deed === deed && step.who === who && step.from.includes(from))

/**
 * Returns the fen of the deposit that the shop keeps when an order ends.
 * @param kept whether the pre-sale stated, when the deposit was paid, that the shop keeps it
 */
export const keptDeposit = (fate: DepositFate | undefined, depositAmount: number, kept: boolean): number =>
  fate === 'asAgreed' && kept ? depositAmount : 0
