import type { LedgerAccountName, LedgerUnit } from '#ledger/ledger-accounts'

/** One side of a journal. */
export interface LedgerEntry {
  account: LedgerAccountName
  /** Whose account; for the house the channel it is about, such as that of a cashier. */
  owner: string
  unit: LedgerUnit
  /** What enters the account (above 0) or leaves it (below 0), in whole fen or pieces. */
  amount: number
  /** Whether it may bring the account below 0: earnings that are taken back may become a debt. */
  debt?: true
}

/** Everything that one event moves: what leaves some accounts enters others. */
export interface Journal {
  /** The event that caused it, such as `payment` and a payment's number: each event has one journal. */
  source: { kind: string; id: string }
  entries: readonly LedgerEntry[]
  /** When that happened, epoch ms; it is posted later. */
  eventAt: number
}

/** The name of an account, the same for the same one. */
export const ledgerAccountId = ({ account, owner, unit }: Pick<LedgerEntry, 'account' | 'owner' | 'unit'>): string =>
  `${account}/${owner}/${unit}`

/**
 * The fault of a journal, in words for engineers; nothing for one that may be posted. Its entries are whole numbers
 * other than 0, each account occurs once, and they sum to 0 in each unit.
 */
export function checkJournal({ entries }: Pick<Journal, 'entries'>): string | undefined {
  if (entries.length === 0) return 'a journal without entries'
  const odd = entries.find(({ amount }) => !Number.isSafeInteger(amount) || amount === 0)
  if (odd) return `${odd.amount} of ${ledgerAccountId(odd)} is not a whole number other than 0`
  if (new Set(entries.map(ledgerAccountId)).size < entries.length) return 'an account stands in it twice'
  const sums = new Map<LedgerUnit, number>()
  for (const { unit, amount } of entries) sums.set(unit, (sums.get(unit) ?? 0) + amount)
  const unbalanced = [...sums].find(([, sum]) => sum !== 0)
  return unbalanced && `its entries in ${unbalanced[0]} sum to ${unbalanced[1]}`
}
