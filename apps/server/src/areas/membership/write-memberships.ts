import type { ShopFileMembership } from '@hearth/ops'
import { sql } from 'kysely'
import { MEMBERSHIPS, type MembershipPrices } from '#areas/coupons/membership-prices'
import type { Database } from '#database/connect'

/** Writes the prices of memberships. Memberships that the file omits are no longer sold. */
export async function writeMemberships(db: Database, memberships: readonly ShopFileMembership[]): Promise<void> {
  const prices: MembershipPrices = Object.fromEntries(memberships.map(({ vipType, price }) => [vipType, price]))
  await sql`update setting set value = ${JSON.stringify({ prices })}::jsonb where name = ${MEMBERSHIPS}`.execute(db)
}
