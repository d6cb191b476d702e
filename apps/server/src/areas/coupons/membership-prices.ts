import type { VipType } from '@hearth/domain'
import { sql } from 'kysely'
import type { Database } from '#database/connect'

/** The setting that the prices of memberships are kept under. */
export const MEMBERSHIPS = 'memberships'

/** Fen by kind of membership; absent kinds are not sold. */
export type MembershipPrices = Partial<Record<VipType, number>>

/** What memberships cost now. */
export async function membershipPrices(db: Database): Promise<MembershipPrices> {
  const { rows } = await sql<{
    value: { prices: MembershipPrices } | null
  }>`select value from setting where name = ${MEMBERSHIPS}`.execute(db)
  return rows[0]?.value?.prices ?? {}
}
