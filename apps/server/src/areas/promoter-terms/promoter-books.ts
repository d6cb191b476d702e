import { DELETION_BLOCKER, LEDGER_ACCOUNT } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import type { DeletionBlocker } from '@hearth/domain'

/** The kinds of accounts that hold a promoter's money. */
const KINDS = Object.entries(LEDGER_ACCOUNT).flatMap(([kind, { owner }]) =>
  owner === 'promoter' || owner === 'partner' ? [kind] : [],
)

/** SQL: the promoter's money that prevents the deletion of the account, as a JSON list of blockers. */
export const moneyOfPromoter = (shopperId: string): RawBuilder<DeletionBlocker[]> => sql<DeletionBlocker[]>`
  (
    select coalesce(jsonb_agg(distinct ${sql.lit(DELETION_BLOCKER.promoterMoney)}::text), '[]') from ledger_account
    where owner = ${shopperId} and kind in (${sql.join(KINDS.map((kind) => sql.lit(kind)))}) and balance <> 0
  )`
