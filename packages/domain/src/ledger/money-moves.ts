import type { LedgerAccountName } from '#ledger/ledger-accounts'

/** A move of money: it leaves one account of the house (below 0) and enters another (above 0). */
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
  /** A payment that paid nothing: late, at an old price, or collected twice. All of it has to be refunded. */
  collectedInVain: { from: 'cash', to: 'refundsOwed' },
  /** The sale of an order with a deposit became certain. */
  certain: { from: 'deposits', to: 'sales' },
  /** The shop keeps a deposit, since its balance was not paid. */
  depositKept: { from: 'deposits', to: 'depositsKept' },
  /** Money of a sale has to be refunded. */
  saleOwed: { from: 'refunds', to: 'refundsOwed' },
  /** Money of a deposit has to be refunded. */
  depositOwed: { from: 'deposits', to: 'refundsOwed' },
  /** Money that was owed was refunded. */
  refunded: { from: 'refundsOwed', to: 'cash' },
} as const satisfies Readonly<Record<string, MoneyMove>>

/** The name of a way of money. */
export type MoneyMoveName = keyof typeof MONEY_MOVE

/** How payments are booked that pay for something. */
export type PaidFor = Extract<MoneyMoveName, 'sold' | 'deposited' | 'repaired'>

/** The owner of the `cash` account for money sent by bank. */
export const BANK_CHANNEL = 'bank'
