import type { PromoterKind } from '#codes/promoter-kind'
import type { LedgerAccountName } from '#ledger/ledger-accounts'
import { LEDGER_UNIT } from '#ledger/ledger-accounts'
import type { Journal, LedgerEntry } from '#ledger/check-journal'
import type { WithdrawalParts } from '#withdrawal/withdrawal-rules'

/** The accounts of each role in which a shopper earns rebates. */
export const PROMOTER_ACCOUNTS: Readonly<
  Record<PromoterKind, Readonly<Record<'pending' | 'available' | 'withdrawing', LedgerAccountName>>>
> = {
  promoter: { pending: 'rebatePending', available: 'rebateAvailable', withdrawing: 'rebateWithdrawing' },
  partner: { pending: 'partnerPending', available: 'partnerAvailable', withdrawing: 'partnerWithdrawing' },
}

/**
 * The movements of a withdrawal's money, each with the kind of the journal that records it. Each movement happens at
 * most once.
 */
export const WITHDRAWAL_JOURNAL = {
  asked: 'withdrawal',
  paid: 'withdrawal-paid',
  back: 'withdrawal-back',
  bounced: 'withdrawal-bounced',
} as const
/** A name of {@link WITHDRAWAL_JOURNAL}. */
export type WithdrawalMove = keyof typeof WITHDRAWAL_JOURNAL

/** The fields of a withdrawal that its journals depend on. Amounts are fen. */
export interface WithdrawalMoneyRow extends WithdrawalParts {
  withdrawId: string
  shopperId: string
  kind: PromoterKind
  /** The channel through which the provider pays the money out. */
  channel: string
}

/**
 * Returns the journal of a movement (F19). `asked` sets the amount aside. `paid` splits it into the payout, the fee and
 * the tax. `back` returns the amount that was set aside. `bounced` returns a payout, with fee and tax.
 */
export function withdrawalJournal(move: WithdrawalMove, row: WithdrawalMoneyRow, eventAt: number): Journal {
  const { withdrawId, shopperId, kind, channel, amount, fee, tax, net } = row
  const { available, withdrawing } = PROMOTER_ACCOUNTS[kind]
  const own = (account: LedgerAccountName, fen: number): LedgerEntry => ({
    account,
    owner: shopperId,
    unit: LEDGER_UNIT.yuan,
    amount: fen,
  })
  const gone = (sign: 1 | -1): LedgerEntry[] =>
    (
      [
        ['payouts', net],
        ['withdrawFee', fee],
        ['taxWithheld', tax],
      ] as const
    )
      .filter(([, fen]) => fen > 0)
      .map(([account, fen]) => ({ account, owner: channel, unit: LEDGER_UNIT.yuan, amount: sign * fen }))
  const entries: Readonly<Record<WithdrawalMove, () => LedgerEntry[]>> = {
    asked: () => [own(available, -amount), own(withdrawing, amount)],
    paid: () => [own(withdrawing, -amount), ...gone(1)],
    back: () => [own(withdrawing, -amount), own(available, amount)],
    bounced: () => [...gone(-1), own(available, amount)],
  }
  return { source: { kind: WITHDRAWAL_JOURNAL[move], id: withdrawId }, entries: entries[move](), eventAt }
}
