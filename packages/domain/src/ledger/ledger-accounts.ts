/** The units of accounts. Amounts of different units are never added. */
export const LEDGER_UNIT = { yuan: 'CNY', points: 'points', gold: 'gold', stars: 'stars' } as const
/** One of {@link LEDGER_UNIT}: `CNY` in fen, the others in whole pieces. */
export type LedgerUnit = (typeof LEDGER_UNIT)[keyof typeof LEDGER_UNIT]

/** Properties of a kind of accounts. */
export interface LedgerAccountKind {
  /**
   * The owners of these accounts. `house` is the shop itself, which has one account for each kind, channel and unit.
   */
  owner: 'house' | 'shopper' | 'promoter' | 'partner'
  /**
   * Whether the owner can spend from the account. A spendable account stores its balance, which spending never makes
   * negative.
   */
  spendable: boolean
}

/**
 * The kinds of accounts. An account of the shop (`house`) stores no balance; its balance is the sum of its entries.
 * With a stored balance, all payments would wait for the lock of one row.
 */
export const LEDGER_ACCOUNT = {
  points: { owner: 'shopper', spendable: true },
  gold: { owner: 'shopper', spendable: true },
  stars: { owner: 'shopper', spendable: true },
  rebatePending: { owner: 'promoter', spendable: true },
  rebateAvailable: { owner: 'promoter', spendable: true },
  rebateWithdrawing: { owner: 'promoter', spendable: true },
  partnerPending: { owner: 'partner', spendable: true },
  partnerAvailable: { owner: 'partner', spendable: true },
  partnerWithdrawing: { owner: 'partner', spendable: true },
  cash: { owner: 'house', spendable: false },
  deposits: { owner: 'house', spendable: false },
  depositsKept: { owner: 'house', spendable: false },
  sales: { owner: 'house', spendable: false },
  repairs: { owner: 'house', spendable: false },
  refunds: { owner: 'house', spendable: false },
  refundsOwed: { owner: 'house', spendable: false },
  rebateCost: { owner: 'house', spendable: false },
  payouts: { owner: 'house', spendable: false },
  withdrawFee: { owner: 'house', spendable: false },
  taxWithheld: { owner: 'house', spendable: false },
  pointsGiven: { owner: 'house', spendable: false },
  pointsSpent: { owner: 'house', spendable: false },
} as const satisfies Readonly<Record<string, LedgerAccountKind>>

/** The name of a kind of accounts. */
export type LedgerAccountName = keyof typeof LEDGER_ACCOUNT
