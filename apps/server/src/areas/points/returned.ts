import { LEDGER_UNIT, type LedgerEntry } from '@hearth/domain'
import { postJournal } from '#areas/ledger/post-journal'
import type { Balances } from '#areas/points/balances'
import { SERVICE_RETURNED, SERVICE_TAKEN_BACK } from '#areas/points/journals'
import type { UnitOfWork } from '#shop/unit-of-work'

const moved = (
  owner: string,
  house: 'pointsSpent' | 'pointsGiven',
  pieces: Partial<Balances>,
  sign: 1 | -1,
): LedgerEntry[] =>
  (Object.keys(pieces) as (keyof Balances)[]).flatMap((account): LedgerEntry[] => {
    const amount = (pieces[account] ?? 0) * sign
    if (amount === 0) return []
    const unit = LEDGER_UNIT[account]
    return [
      { account, owner, unit, amount, ...(sign < 0 ? { debt: true } : {}) },
      { account: house, owner: '', unit, amount: -amount },
    ]
  })

/** Gives a shopper back what they had spent on what a request sent back, once for each request. */
export async function returnForRequest(
  work: UnitOfWork,
  shopperId: string,
  requestId: string,
  pieces: Balances,
): Promise<void> {
  const entries = moved(shopperId, 'pointsSpent', pieces, 1)
  if (entries.length > 0)
    await postJournal(work, { source: { kind: SERVICE_RETURNED, id: requestId }, entries, eventAt: work.now })
}

/**
 * Takes back what a shopper had earned with money that goes back, once for each request. Who has spent it by now owes
 * it: what is earned later pays that first.
 */
export async function takeBackEarned(
  work: UnitOfWork,
  shopperId: string,
  requestId: string,
  pieces: Pick<Balances, 'points' | 'gold'>,
): Promise<void> {
  const entries = moved(shopperId, 'pointsGiven', pieces, -1)
  if (entries.length > 0)
    await postJournal(work, { source: { kind: SERVICE_TAKEN_BACK, id: requestId }, entries, eventAt: work.now })
}
