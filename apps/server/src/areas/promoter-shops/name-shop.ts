import { PROMOTER_KIND, REPLY_CODE, SHOP_STATUS, shopNameKey, type PromoterKind } from '@hearth/domain'
import type { CreateShop } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { needOwnOpenShop } from '#areas/promoter-shops/own-shop'
import { findOwnShop, type ShopRow } from '#areas/promoter-terms/shop-row'
import { needName } from '#areas/promoters/nickname'
import { needAgreedPromoter } from '#areas/promoters/promoter-row'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'
import { randomCode } from '#shop/random'
import { inTransaction, type UnitOfWork } from '#shop/unit-of-work'

/** The number of characters of an invite code. */
const CODE_LENGTH = 6
/** The most tries to find an unused code for a shop. There are 10⁹ codes, so a second try is rare. */
const TRIES = 5

export const nameTaken = () => new ShopError(REPLY_CODE.conflict, '这个店名已被使用，请换一个', 'name')

const isTaken = async (db: Database, key: string, but = ''): Promise<boolean> => {
  const { rows } = await sql`select id from promoter_shop where name_key = ${key} and id <> ${but}`.execute(db)
  return rows.length > 0
}

/** The data of a new shop. All other columns have defaults. */
export interface NewShop {
  shopperId: string
  kind: PromoterKind
  name: string
  channelCode: string
  status: (typeof SHOP_STATUS)[keyof typeof SHOP_STATUS]
}

/**
 * Inserts a shop with a new invite code. Of concurrent requests by one shopper, or for one name, only one succeeds.
 * @throws ShopError conflict
 */
export async function insertShop({ db, now, numbers, random }: UnitOfWork, shop: NewShop): Promise<void> {
  const { shopperId, kind, name, channelCode, status } = shop
  const key = shopNameKey(name)
  const openedAt = status === SHOP_STATUS.open ? now : null
  for (let tries = 0; tries < TRIES; tries += 1) {
    const code = randomCode(random, CODE_LENGTH)
    const { rows } = await sql`
      insert into promoter_shop (id, shopper_id, kind, name, name_key, channel_code, invite_code, status, opened_at,
        invited_by, created_at)
      values (${numbers.next(now)}, ${shopperId}, ${kind}, ${name}, ${key}, ${channelCode}, ${code}, ${status},
        ${openedAt}::bigint, (select invited_by from promoter where shopper_id = ${shopperId}), ${now})
      on conflict do nothing returning id`.execute(db)
    if (rows.length > 0) return
    if (await findOwnShop(db, shopperId, kind)) throw new ShopError(REPLY_CODE.conflict, '您已经开过店了')
    if (await isTaken(db, key)) throw nameTaken()
  }
  throw new ShopError(REPLY_CODE.serverError)
}

/**
 * Opens a promoter's own shop.
 * @throws ShopError badInput, conflict, wrongState
 */
export async function createShop(
  work: UnitOfWork,
  { name, channelCode = 'retail' }: CreateShop,
  shopperId: string,
): Promise<ShopRow> {
  const { db } = work
  await needAgreedPromoter(db, shopperId)
  const kind = PROMOTER_KIND.promoter
  if (await findOwnShop(db, shopperId, kind)) throw new ShopError(REPLY_CODE.conflict, '您已经开过店了')
  await insertShop(work, {
    shopperId,
    kind,
    name: await needName(db, name, 'name'),
    channelCode,
    status: SHOP_STATUS.open,
  })
  return (await findOwnShop(db, shopperId, kind))!
}

/**
 * Renames an open shop. Of concurrent requests for a name, the unique key lets one succeed.
 * @throws ShopError badInput, conflict, wrongState
 */
export async function renameShop(
  work: UnitOfWork,
  shopperId: string,
  kind: PromoterKind,
  wanted: string,
): Promise<ShopRow> {
  const name = await needName(work.db, wanted, 'name')
  const key = shopNameKey(name)
  await inTransaction(work, async ({ db }) => {
    const { shopId } = await needOwnOpenShop(db, shopperId, kind, true)
    if (await isTaken(db, key, shopId)) throw nameTaken()
    await sql`
      update promoter_shop set name = ${name}, name_key = ${key}, version = version + 1
      where shopper_id = ${shopperId} and kind = ${kind}`.execute(db)
  }).catch((error: unknown) => {
    // Another shop took the name between the check and the change.
    if ((error as { code?: string }).code === '23505') throw nameTaken()
    throw error
  })
  return (await findOwnShop(work.db, shopperId, kind))!
}
