import {
  ACCOUNT_ENTRY_TYPE,
  accountEntryTitle,
  PAYOUT_ACCOUNT_TYPE_LABEL,
  WITHDRAWAL_JOURNAL,
  type AccountEntryType,
  type PayoutAccountType,
  type PromoterKind,
  type RebateStatus,
  type WithdrawalStatus,
} from '@hearth/domain'
import type { AccountEntries, AccountEntry, ListAccountEntries } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { REBATE_JOURNAL } from '#areas/earnings/journals'
import { accountOf } from '#areas/earnings/read-account'
import type { Database } from '#database/connect'

/**
 * The journals that an account lists, with the types of their entries. A settlement is not listed: it moves money
 * within the account, and only changes the status of the rebate. A withdrawal is listed once it is requested, and its
 * entry shows its status.
 */
const SHOWN: readonly { source: string; type: AccountEntryType; rebate?: true }[] = [
  { source: REBATE_JOURNAL.accrue, type: ACCOUNT_ENTRY_TYPE.earned, rebate: true },
  { source: REBATE_JOURNAL.takeBack, type: ACCOUNT_ENTRY_TYPE.reversed, rebate: true },
  { source: WITHDRAWAL_JOURNAL.asked, type: ACCOUNT_ENTRY_TYPE.withdrawn },
  { source: WITHDRAWAL_JOURNAL.back, type: ACCOUNT_ENTRY_TYPE.returned },
  { source: WITHDRAWAL_JOURNAL.bounced, type: ACCOUNT_ENTRY_TYPE.returned },
]

/** The account and the entries to list. */
export interface EntriesWish extends ListAccountEntries {
  shopperId: string
  kind: PromoterKind
  /** Leaves out withdrawals, so that the sum is what the shop earned. */
  only?: 'rebates'
}

interface EntryRow {
  account: number
  version: number
  sourceKind: string
  sourceId: string
  amount: number
  time: number
  /** The order line of a rebate's entry; null for others. */
  line: { name: string; orderId: string; status: RebateStatus } | null
  /** The withdrawal of an entry; null for others. */
  withdrawal: { accountType: PayoutAccountType; account: string; status: WithdrawalStatus } | null
}

function toEntry({ sourceKind, sourceId, amount, time, line, withdrawal }: EntryRow): AccountEntry {
  const { type } = SHOWN.find(({ source }) => source === sourceKind)!
  const subject = withdrawal
    ? `${PAYOUT_ACCOUNT_TYPE_LABEL[withdrawal.accountType]} ${withdrawal.account}`
    : (line?.name ?? '')
  return {
    entryId: `${sourceKind}-${sourceId.replace('/', '-')}`,
    type,
    title: accountEntryTitle(type, subject),
    amount,
    ...(line ? { orderId: line.orderId } : {}),
    ...(line && type === ACCOUNT_ENTRY_TYPE.earned ? { rebateStatus: line.status } : {}),
    ...(withdrawal ? { withdrawId: sourceId, status: withdrawal.status } : {}),
    time,
  }
}

/** Reads the start of a page: for each of the two ledger accounts, the version of the last entry on the page before. */
const readStart = (startId: string | undefined): [number, number] | undefined => {
  const [, pending, available] = /^(\d{1,15})\.(\d{1,15})$/.exec(startId ?? '') ?? []
  return pending === undefined || available === undefined ? undefined : [Number(pending), Number(available)]
}

/**
 * A page of the entries of an account, latest first: one query. The ledger has two accounts for it, pending and
 * withdrawable; the page reads both, each by its versions.
 */
export async function listEntries(
  db: Database,
  { shopperId, kind, only, type, channelCode, startId, count = 20 }: EntriesWish,
): Promise<AccountEntries> {
  const sources = SHOWN.filter(
    (one) => (type === undefined || one.type === type) && (only === undefined || one.rebate),
  ).map(({ source }) => source)
  const start = readStart(startId)
  const ids = [accountOf(kind, 'pending', shopperId), accountOf(kind, 'available', shopperId)]
  const chosen = sql`entry.source_kind = any(${sources}::text[])
    ${
      channelCode === undefined
        ? sql``
        : sql`and exists (
      select from rebate_line line
      where line.item_id = split_part(entry.source_id, '/', 1) and line.channel_code = ${channelCode}
    )`
    }`
  const below = (at: 0 | 1) => sql`(
    select ${sql.lit(at)} as account, entry.*,
      -- Entries are never later than the one above, even if the clocks of two servers differ.
      min(journal.event_at) over (order by entry.version desc) as at
    from (
      select * from ledger_entry entry
      where entry.account_id = ${ids[at]} and ${chosen}
        and ${start === undefined ? sql`true` : sql`entry.version < ${start[at]}::bigint`}
      order by entry.version desc limit ${count + 1}
    ) as entry
    join ledger_journal journal
      on journal.source_kind = entry.source_kind and journal.source_id = entry.source_id
  )`
  const { rows } = await sql<{ total: number } & (EntryRow | { version: null })>`
    with page as (
      select found.* from (${below(0)} union all ${below(1)}) as found
      order by at desc, account, version desc limit ${count + 1}
    )
    select counted.total, page.account, page.version, page.source_kind as "sourceKind", page.source_id as "sourceId",
      page.amount, page.at as time,
      case when line.item_id is not null
        then jsonb_build_object('name', item.name, 'orderId', line.order_id, 'status', line.status) end as line,
      case when withdrawal.id is not null then jsonb_build_object(
        'accountType', withdrawal.account_type, 'account', withdrawal.hint, 'status', withdrawal.status
      ) end as withdrawal
    from (
      select count(*)::integer as total from ledger_entry entry
      where entry.account_id = any(${ids}::text[]) and ${chosen}
    ) as counted
    left join page on true
    left join rebate_line line on line.item_id = split_part(page.source_id, '/', 1)
    left join order_item item on item.id = line.item_id
    left join withdrawal on withdrawal.id = page.source_id
    order by page.at desc, page.account, page.version desc`.execute(db)
  const found = rows.filter((row): row is EntryRow & { total: number } => row.version !== null)
  const shown = found.slice(0, count)
  const lowest = (at: 0 | 1) => {
    const own = shown.filter(({ account }) => account === at).map(({ version }) => version)
    return own.length > 0 ? Math.min(...own) : (start?.[at] ?? Number.MAX_SAFE_INTEGER)
  }
  return {
    result: shown.map(toEntry),
    totalCount: rows[0]?.total ?? 0,
    startId:
      found.length > count
        ? `${Math.min(lowest(0), 999_999_999_999_999)}.${Math.min(lowest(1), 999_999_999_999_999)}`
        : '',
  }
}
