import type { Law } from '#kernel/laws/law'

/** Laws of journals and balances. */
export const LEDGER_LAWS: readonly Law[] = [
  {
    fault: 'a journal that does not add up',
    broken: `
      select source_kind || '/' || source_id as id
      from ledger_entry
      join ledger_account on ledger_account.id = account_id
      group by source_kind, source_id, unit having sum(amount) <> 0`,
  },
  {
    fault: 'a journal without entries',
    broken: `
      select source_kind || '/' || source_id as id from ledger_journal
      where not exists (
        select from ledger_entry
        where ledger_entry.source_kind = ledger_journal.source_kind
          and ledger_entry.source_id = ledger_journal.source_id)`,
  },
  {
    fault: 'a balance that is not the sum of its entries',
    broken: `
      select id from ledger_account
      where balance <> (select coalesce(sum(amount), 0) from ledger_entry where account_id = ledger_account.id)`,
  },
  {
    fault: 'an account with a gap in its versions',
    broken: `
      select id from ledger_account where balance is not null and version <> (
        select count(*) from ledger_entry
        where account_id = ledger_account.id and version between 1 and ledger_account.version)`,
  },
  {
    fault: 'an entry whose balance does not follow from the one before',
    broken: `
      select account_id || '/' || version as id from (
        select account_id, version, amount, balance_after,
          lag(balance_after, 1, 0::bigint) over (partition by account_id order by version) as before
        from ledger_entry where version is not null
      ) as followed where balance_after <> before + amount`,
  },
]
