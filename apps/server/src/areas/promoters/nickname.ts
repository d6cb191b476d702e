import { REPLY_CODE, SHOP_NAME_FAULT_TEXT, shopNameFault } from '@hearth/domain'
import { sql } from 'kysely'
import { communityRules } from '#areas/community/community-rules'
import { needPromoter } from '#areas/promoters/promoter-row'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

/** Words that names of promoters and shops must not contain; the same as for posts. */
export const refusedWords = async (db: Database): Promise<readonly string[]> =>
  (await communityRules.read(db)).refusedWords

/**
 * Removes blanks around a name, and checks it.
 * @throws ShopError badInput with the field
 */
export async function needName(db: Database, name: string, field: string): Promise<string> {
  const fault = shopNameFault(name, await refusedWords(db))
  if (fault) throw new ShopError(REPLY_CODE.badInput, SHOP_NAME_FAULT_TEXT[fault], field)
  return name.trim()
}

/** The name of a promoter in lists: the nickname, or else the display name. */
export async function readNickname(db: Database, shopperId: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select coalesce(promoter.nickname, shopper.display_name) as name
    from shopper left join promoter on promoter.shopper_id = shopper.id
    where shopper.id = ${shopperId}`.execute(db)
  return rows[0]!.name
}

/**
 * Sets the nickname of a promoter.
 * @throws ShopError badInput, wrongState
 */
export async function setNickname({ db }: UnitOfWork, shopperId: string, usernick: string): Promise<string> {
  await needPromoter(db, shopperId)
  const nickname = await needName(db, usernick, 'usernick')
  await sql`update promoter set nickname = ${nickname} where shopper_id = ${shopperId}`.execute(db)
  return nickname
}
