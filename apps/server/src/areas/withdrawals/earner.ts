import { PROMOTER_KIND, REPLY_CODE, type PromoterKind } from '@hearth/domain'
import { sql } from 'kysely'
import { needPromoter } from '#areas/promoters/promoter-row'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'
import { openText } from '#shop/sealed-text'

/**
 * Checks who withdraws: a promoter who is not suspended, or the owner of an authorised partner shop. A closed shop
 * keeps its earnings.
 * @throws ShopError wrongState with the action to take first
 */
export async function needEarner(db: Database, shopperId: string, kind: PromoterKind): Promise<void> {
  await needPromoter(db, shopperId)
  if (kind !== PROMOTER_KIND.partner) return
  const { rows } = await sql`
    select from promoter_shop
    where shopper_id = ${shopperId} and kind = ${kind} and authorized_at is not null`.execute(db)
  if (rows.length === 0) throw new ShopError(REPLY_CODE.wrongState, '请先开通合作店')
}

/**
 * The real name with which a promoter was certified. Undefined for other shoppers, and if the name can't be decrypted
 * since the shop's secret has changed.
 */
export async function realNameOf(
  { db, secret }: { db: Database; secret: string },
  shopperId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select real_name as name from promoter where shopper_id = ${shopperId}`.execute(db)
  return rows[0] && openText(secret, 'promoters', rows[0].name)
}
