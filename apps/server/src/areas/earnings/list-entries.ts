import {
  ACCOUNT_ENTRY_TYPE,
  rebateEntryTitle,
  type AccountEntryType,
  type PromoterKind,
  type RebateStatus,
} from '@hearth/domain'
import type { AccountEntries, ListAccountEntries } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { REBATE_JOURNAL } from '#areas/earnings/journals'
import { accountOf } from '#areas/earnings/read-account'
import type { Database } from '#database/connect'

/** Which journals an account shows, and as what. A settlement moves within it, and is told by the line's state. */
const SHOWN: readonly { source: string; type: AccountEntryType }[] = [
  { source: REBATE_JOURNAL.accrue, type: ACCOUNT_ENTRY_TYPE.earned },
  { source: REBATE_JOURNAL.takeBack, type: ACCOUNT_ENTRY_TYPE.reversed },
]

/** Whose entries, and which. */
export interface EntriesWish extends ListAccountEntries {
  shopperId: string
  kind: PromoterKind
}

interface EntryRow {
  account: number
  version: number
  sourceKind: string
  sourceId: string
  amount: number
  time: number
  name: string
  orderId: string
  rebateStatus: RebateStatus
}

/** Where a page ended: the versions of the entries of both accounts that it has come down to. */
const readStart = (startId: string | undefined): [number, number] | undefined => {
  const [, pending, available] = /^(\d{1,15})\.(\d{1,15})$/.exec(startId ?? '') ?? []
  return pending === undefined || available === undefined ? undefined : [Number(pending), Number(available)]
}

/**
 * A page of the entries of an account, latest first: one query. An account is two on the ledger, what waits and what
 * settled; the page goes down both, each by its versions.
 */
export async function listEntries(
  db: Database,
  { shopperId, kind, type, channelCode, startId, count = 20 }: EntriesWish,
): Promise<AccountEntries> {
  const sources = SHOWN.filter((one) => type === undefined || one.type === type).map(({ source }) => source)
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
      -- An entry is never later than one above it, however the clocks of two servers differ.
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
  const { rows } = await sql<{ total: number } & { [Field in keyof EntryRow]: EntryRow[Field] | null }>`
    with page as (
      select found.* from (${below(0)} union all ${below(1)}) as found
      order by at desc, account, version desc limit ${count + 1}
    )
    select counted.total, page.account, page.version, page.source_kind as "sourceKind", page.source_id as "sourceId",
      page.amount, page.at as time, item.name, line.order_id as "orderId", line.status as "rebateStatus"
    from (
      select count(*)::integer as total from ledger_entry entry
      where entry.account_id = any(${ids}::text[]) and ${chosen}
    ) as counted
    left join page on true
    left join rebate_line line on line.item_id = split_part(page.source_id, '/', 1)
    left join order_item item on item.id = line.item_id
    order by page.at desc, page.account, page.version desc`.execute(db)
  const found = rows.filter((row): row is EntryRow & { total: number } => row.version !== null)
  const shown = found.slice(0, count)
  const lowest = (at: 0 | 1) => {
    const own = shown.filter(({ account }) => account === at).map(({ version }) => version)
    return own.length > 0 ? Math.min(...own) : (start?.[at] ?? Number.MAX_SAFE_INTEGER)
  }
  return {
    result: shown.map(({ sourceKind, sourceId, amount, time, name, orderId, rebateStatus }) => {
      const entryType = SHOWN.find(({ source }) => source === sourceKind)!.type
      return {
        entryId: `${sourceKind}-${sourceId.replace('/', '-')}`,
        type: entryType,
        title: rebateEntryTitle(entryType, name),
        amount,
        orderId,
        ...(entryType === ACCOUNT_ENTRY_TYPE.earned ? { rebateStatus } : {}),
        time,
      }
    }),
    totalCount: rows[0]?.total ?? 0,
    startId:
      found.length > count
        ? `${Math.min(lowest(0), 999_999_999_999_999)}.${Math.min(lowest(1), 999_999_999_999_999)}`
        : '',
  }
}
