import { PROMOTER_ACCOUNTS, LEDGER_UNIT, ledgerAccountId, type PromoterKind } from '@hearth/domain'
import { sql } from 'kysely'
import type { Database } from '#database/connect'

/** Balances of a promoter or partner shop, in fen. */
export interface EarnerBalances {
  pending: number
  /** The amount that can be withdrawn; below 0 while there is a debt. */
  available: number
  withdrawing: number
}

const NAMES = ['pending', 'available', 'withdrawing'] as const

/** Reads the balances of a promoter or partner shop, in one statement. */
export async function readBalances(db: Database, shopperId: string, kind: PromoterKind): Promise<EarnerBalances> {
  const ids = NAMES.map((name) =>
    ledgerAccountId({ account: PROMOTER_ACCOUNTS[kind][name], owner: shopperId, unit: LEDGER_UNIT.yuan }),
  )
  const { rows } = await sql<{ id: string; balance: number }>`
    select id, balance from ledger_account where id = any(${ids}::text[])`.execute(db)
  const found = new Map(rows.map(({ id, balance }) => [id, balance]))
  const [pending = 0, available = 0, withdrawing = 0] = ids.map((id) => found.get(id) ?? 0)
  return { pending, available, withdrawing }
}

/** Fen that a promoter or partner shop can withdraw; below 0 while there is a debt. */
export const readAvailable = async (db: Database, shopperId: string, kind: PromoterKind): Promise<number> =>
  (await readBalances(db, shopperId, kind)).available
