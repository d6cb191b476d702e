import { PROMOTER_REFUSAL, REPLY_CODE, SHOP_STATUS, type PromoterKind } from '@hearth/domain'
import { findOwnShop, type ShopRow } from '#areas/promoter-terms/shop-row'
import { needPromoter } from '#areas/promoters/promoter-row'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'

const MISSING: Readonly<Record<PromoterKind, string>> = {
  promoter: PROMOTER_REFUSAL.noShop,
  partner: PROMOTER_REFUSAL.noPartnerShop,
}

/**
 * The shopper's shop of a kind, in any state.
 * @throws ShopError wrongState with the action to take first
 */
export async function needOwnShop(db: Database, shopperId: string, kind: PromoterKind, lock = false): Promise<ShopRow> {
  const shop = await findOwnShop(db, shopperId, kind, lock)
  if (shop) return shop
  await needPromoter(db, shopperId)
  throw new ShopError(REPLY_CODE.wrongState, MISSING[kind])
}

/**
 * A promoter's own shop, if it is open and the promoter is not suspended.
 * @throws ShopError wrongState
 */
export async function needOwnOpenShop(
  db: Database,
  shopperId: string,
  kind: PromoterKind,
  lock = false,
): Promise<ShopRow> {
  await needPromoter(db, shopperId)
  const shop = await needOwnShop(db, shopperId, kind, lock)
  if (shop.status !== SHOP_STATUS.open) throw new ShopError(REPLY_CODE.wrongState, PROMOTER_REFUSAL.shopClosed)
  return shop
}
