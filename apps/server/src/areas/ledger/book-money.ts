import { LEDGER_UNIT, MONEY_MOVE, type MoneyMoveName } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import type { UnitOfWork } from '#shop/unit-of-work'

/** The accounts of a movement of money, as the columns `from_account` and `to_account` of a query. */
export const movedBy = (move: MoneyMoveName): RawBuilder<object> =>
  sql`${sql.lit(MONEY_MOVE[move].from)} as from_account, ${sql.lit(MONEY_MOVE[move].to)} as to_account`

/**
 * CTEs that post the journals of movements of money. Each journal is posted once, however often this runs. A journal
 * balances, since what leaves one account enters another. The shop's own accounts store no balance, so no account is
 * locked.
 * @param moves a query of `source_kind, source_id, event_at, from_account, to_account, from_channel, to_channel, fen`
 */
export const bookedMoney = (moves: RawBuilder<object>, now: number): RawBuilder<object> => {
  const unit = sql.lit(LEDGER_UNIT.yuan)
  return sql`moves as (${moves}),
    sides as (
      select source_kind, source_id, from_account as account, from_channel as channel, -fen as fen from moves
      union all select source_kind, source_id, to_account, to_channel, fen from moves
    ),
    posted as (
      insert into ledger_journal (source_kind, source_id, event_at, posted_at)
      select source_kind, source_id, max(event_at), ${now}::bigint from moves where fen <> 0
      group by source_kind, source_id order by source_kind, source_id
      on conflict do nothing returning source_kind, source_id
    ),
    opened as (
      insert into ledger_account (id, kind, owner, unit)
      select distinct account || '/' || channel || '/' || ${unit}, account, channel, ${unit} from sides
      order by 1 on conflict do nothing
    ),
    entered as (
      insert into ledger_entry (source_kind, source_id, account_id, amount)
      select source_kind, source_id, account || '/' || channel || '/' || ${unit}, sum(fen)
      from sides join posted using (source_kind, source_id)
      group by source_kind, source_id, account, channel having sum(fen) <> 0
    )`
}

/** Posts the journals of movements of money in the caller's transaction; see `bookedMoney`. */
export async function bookMoney({ db, now }: UnitOfWork, moves: RawBuilder<object>): Promise<void> {
  await sql`with ${bookedMoney(moves, now)} select`.execute(db)
}
