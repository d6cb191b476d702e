import { checkJournal, LEDGER_ACCOUNT, ledgerAccountId, type Journal } from '@hearth/domain'
import { listRows } from '#database/list-rows'
import { prepared } from '#database/prepared'
import type { UnitOfWork } from '#shop/unit-of-work'

/** The result of posting a journal. `before`: the source already had a journal, and nothing was changed. */
export type Posted = 'done' | 'before'

/** Thrown if an account would fall below 0. Nothing was posted; the transaction must be rolled back. */
export class InsufficientBalance extends Error {
  /** @param accounts the accounts without enough money or pieces */
  constructor(readonly accounts: readonly string[]) {
    super(`${accounts.join(', ')} would fall below 0`)
    this.name = 'InsufficientBalance'
  }
}

/** An entry of a journal, in the form that the statement reads. */
interface Row {
  id: string
  kind: string
  owner: string
  unit: string
  amount: number
  spendable: boolean
  debt: boolean
}

const COLUMNS = 'id text, kind text, owner text, unit text, amount bigint, spendable boolean, debt boolean'

/**
 * Posts a journal in the caller's transaction. Repeated for the same source, it posts nothing more. Accounts are
 * created with their first entry. Accounts with a stored balance are locked in the order of their ids, so that two
 * journals never wait for each other. Entries are never changed; a correction is a journal of its own.
 * @throws InsufficientBalance if an entry would bring an account below 0
 * @throws Error for a journal that does not balance
 */
export async function postJournal({ db, now }: UnitOfWork, journal: Journal): Promise<Posted> {
  const fault = checkJournal(journal)
  if (fault) throw new Error(`${journal.source.kind}/${journal.source.id}: ${fault}`)
  const { kind, id } = journal.source
  const rows = listRows(rowsOf(journal), COLUMNS)
  const { rows: begun } = await prepared`with fresh as (
      insert into ledger_journal (source_kind, source_id, event_at, posted_at)
      values (${kind}, ${id}, ${journal.eventAt}, ${now}) on conflict do nothing returning source_id
    ),
    opened as (
      insert into ledger_account (id, kind, owner, unit, balance)
      select id, kind, owner, unit, case when spendable then 0 end from ${rows} as wanted
      where exists (select from fresh) order by id on conflict do nothing
    )
    select source_id from fresh`.execute(db)
  if (begun.length === 0) return 'before'
  // This is a separate statement, so that it sees the accounts that were just created.
  const { rows: moved } = await prepared<{ id: string }>`with wanted as (select * from ${rows} as wanted),
    locked as (
      select id from ledger_account where id in (select id from wanted where spendable) order by id for update
    ),
    moved as (
      update ledger_account set balance = balance + wanted.amount, version = version + 1
      from wanted join locked on locked.id = wanted.id
      where ledger_account.id = wanted.id and (wanted.amount > 0 or wanted.debt or balance + wanted.amount >= 0)
      returning ledger_account.id, wanted.amount, balance, version
    )
    insert into ledger_entry (source_kind, source_id, account_id, amount, balance_after, version)
    select ${kind}, ${id}, id, amount, balance, version from moved
    union all select ${kind}, ${id}, id, amount, null, null from wanted where not spendable
    returning account_id as id`.execute(db)
  const found = new Set(moved.map((one) => one.id))
  const short = rowsOf(journal).filter((row) => !found.has(row.id))
  if (short.length > 0) throw new InsufficientBalance(short.map((row) => row.id))
  return 'done'
}

const rowsOf = ({ entries }: Journal): Row[] =>
  entries.map((entry) => ({
    id: ledgerAccountId(entry),
    kind: entry.account,
    owner: entry.owner,
    unit: entry.unit,
    amount: entry.amount,
    spendable: LEDGER_ACCOUNT[entry.account].spendable,
    debt: entry.debt ?? false,
  }))
