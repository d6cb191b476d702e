import type { LedgerAccountName } from '#ledger/ledger-accounts'

/** What an event does with money: it goes from one account of the house (below 0) and comes to another (above 0). */
export interface MoneyMove {
  from: LedgerAccountName
  to: LedgerAccountName
}

/**
 * Every way of the shop's money, in fen. Accounts are kept by channel: that of the cashier that collected it.
 *
 * `cash` stands below 0 by what the shop holds, as an asset does where credit counts above 0. `deposits` and
 * `refundsOwed` stand above 0 by what the shop owes; `sales`, `repairs` and `depositsKept` by what it earned; `refunds`
 * below 0 by what it gave back of its sales.
 */
export const MONEY_MOVE = {
  /** A payment of an order whose sale is certain. */
  sold: { from: 'cash', to: 'sales' },
  /** A payment that is a deposit yet: of a pre-sale, or of an order that a crowd-funding holds. */
  deposited: { from: 'cash', to: 'deposits' },
  /** A payment of a repair. */
  repaired: { from: 'cash', to: 'repairs' },
  /** A payment that paid nothing: late, at an old price, or collected twice. All of it is owed back. */
  collectedInVain: { from: 'cash', to: 'refundsOwed' },
  /** The sale of an order with a deposit became certain. */
  certain: { from: 'deposits', to: 'sales' },
  /** A deposit stays with the shop, since its balance was not paid. */
  depositKept: { from: 'deposits', to: 'depositsKept' },
  /** Money of a sale is to go back. */
  saleOwed: { from: 'refunds', to: 'refundsOwed' },
  /** Money of a deposit is to go back. */
  depositOwed: { from: 'deposits', to: 'refundsOwed' },
  /** Money that was owed went back. */
  refunded: { from: 'refundsOwed', to: 'cash' },
} as const satisfies Readonly<Record<string, MoneyMove>>

/** The name of a way of money. */
export type MoneyMoveName = keyof typeof MONEY_MOVE

/** What a payment is for in the books, of those that pay something. */
export type PaidFor = Extract<MoneyMoveName, 'sold' | 'deposited' | 'repaired'>

/** Whose `cash` account holds what left the shop by bank. */
export const BANK_CHANNEL = 'bank'
