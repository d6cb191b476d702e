import type { VipType } from '@hearth/domain'
import { sql } from 'kysely'
import type { Database } from '#database/connect'

/** Key of the setting with the prices of memberships. */
export const MEMBERSHIPS = 'memberships'

/** Fen, by kind of membership; absent kinds are not sold. */
export type MembershipPrices = Partial<Record<VipType, number>>

/** The present prices of memberships. */
export async function membershipPrices(db: Database): Promise<MembershipPrices> {
  const { rows } = await sql<{
    value: { prices: MembershipPrices } | null
  }>`select value from setting where name = ${MEMBERSHIPS}`.execute(db)
  return rows[0]?.value?.prices ?? {}
}
