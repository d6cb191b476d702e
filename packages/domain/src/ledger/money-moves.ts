import type { LedgerAccountName } from '#ledger/ledger-accounts'

/** A movement of money from one account of the shop to another. */
export interface MoneyMove {
  from: LedgerAccountName
  to: LedgerAccountName
}

/**
 * The movements of the shop's money, in fen. Each cashier's channel has its own accounts.
 *
 * An amount that enters an account is positive, an amount that leaves an account is negative. A payment leaves `cash`,
 * so the negative balance of `cash` is the money that the shop holds. The positive balances of `deposits` and
 * `refundsOwed` are the money that the shop owes. The positive balances of `sales`, `repairs` and `depositsKept` are
 * the money that the shop earned. The negative balance of `refunds` is the money that the shop returned for sales.
 */
export const MONEY_MOVE = {
  /** An order whose sale is certain was paid. */
  sold: { from: 'cash', to: 'sales' },
  /**
   * An order whose sale is not certain yet was paid: the deposit of a pre-sale, or an order that a crowd-funding holds.
   */
  deposited: { from: 'cash', to: 'deposits' },
  /** A repair was paid. */
  repaired: { from: 'cash', to: 'repairs' },
  /**
   * A payment that cannot be used arrived: it is late, has an old price, or was collected twice. It has to be refunded
   * in full.
   */
  collectedInVain: { from: 'cash', to: 'refundsOwed' },
  /** The sale of an order with a deposit is now certain. */
  certain: { from: 'deposits', to: 'sales' },
  /** The shop keeps a deposit, since the balance was not paid. */
  depositKept: { from: 'deposits', to: 'depositsKept' },
  /** The money of a sale has to be refunded. */
  saleOwed: { from: 'refunds', to: 'refundsOwed' },
  /** A deposit has to be refunded. */
  depositOwed: { from: 'deposits', to: 'refundsOwed' },
  /** Money that was owed was refunded. */
  refunded: { from: 'refundsOwed', to: 'cash' },
} as const satisfies Readonly<Record<string, MoneyMove>>

/** The name of a movement of money. */
export type MoneyMoveName = keyof typeof MONEY_MOVE

/** The movements that book a successful payment. */
export type PaidFor = Extract<MoneyMoveName, 'sold' | 'deposited' | 'repaired'>

/** Owner of the `cash` account for bank transfers. */
export const BANK_CHANNEL = 'bank'
