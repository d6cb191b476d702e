import type { LedgerAccountName, LedgerUnit } from '#ledger/ledger-accounts'

/** One entry of a journal. */
export interface LedgerEntry {
  account: LedgerAccountName
  /**
   * Id of the account's owner. For an account of the shop itself (`house`), it is the id of a channel, such as that of
   * a cashier.
   */
  owner: string
  unit: LedgerUnit
  /** The amount that enters the account (above 0) or leaves it (below 0), in whole fen or pieces. */
  amount: number
  /** Whether the entry may make the balance of the account negative: earnings that are taken back can become a debt. */
  debt?: true
}

/** All entries of one event. The amounts that leave accounts enter other accounts. */
export interface Journal {
  /**
   * The event that the journal records: its kind, such as `payment`, and its number. Each event has at most one
   * journal.
   */
  source: { kind: string; id: string }
  entries: readonly LedgerEntry[]
  /** Epoch ms: when the event happened. The journal is posted later. */
  eventAt: number
}

/** Returns the id of an account. */
export const ledgerAccountId = ({ account, owner, unit }: Pick<LedgerEntry, 'account' | 'owner' | 'unit'>): string =>
  `${account}/${owner}/${unit}`

/**
 * Returns the fault of a journal, in words for engineers, or undefined if the journal can be posted. Entries are whole
 * numbers other than 0, no account occurs twice, and the entries of each unit sum to 0.
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
