import { DELETION_BLOCKER, LEDGER_UNIT } from '@hearth/domain'
import { sql } from 'kysely'
import { postJournal } from '#areas/ledger/post-journal'
import { readBalances, readSpendable, type Balances } from '#areas/points/balances'
import { ENDED } from '#areas/points/journals'
import type { AccountEnd } from '#kernel/account-ends/account-end'
import type { UnitOfWork } from '#shop/unit-of-work'

/**
 * What happens to a shopper's points, gold and stars when the account is deleted: they are forfeited. The ledger area
 * keeps the journals.
 */
export const pointsAccountEnd: AccountEnd = {
  async end(work, shopperId) {
    const balances = await readBalances(work.db, shopperId)
    for (const unit of Object.keys(balances) as (keyof Balances)[]) await forfeit(work, shopperId, unit, balances[unit])
  },
  async lost({ db, now }, shopperId) {
    const { points, ...rest } = await readSpendable(db, shopperId, now)
    return { integral: points, ...rest }
  },
  dealings: (_, shopperId) => ({
    open: sql`
      (
        select coalesce(jsonb_agg(distinct ${sql.lit(DELETION_BLOCKER.owedPoints)}::text), '[]') from ledger_account
        where owner = ${shopperId} and kind in ('points', 'gold', 'stars') and balance < 0
      )`,
  }),
}

/** Posts a journal that sets a shopper's balance of one unit to 0, also if the balance is a debt. */
async function forfeit(work: UnitOfWork, owner: string, account: keyof Balances, pieces: number): Promise<void> {
  if (pieces === 0) return
  const unit = LEDGER_UNIT[account]
  await postJournal(work, {
    source: { kind: ENDED, id: `${owner}/deleted/${account}` },
    entries: [
      { account, owner, unit, amount: -pieces },
      { account: 'pointsGiven', owner: '', unit, amount: pieces },
    ],
    eventAt: work.now,
  })
}
