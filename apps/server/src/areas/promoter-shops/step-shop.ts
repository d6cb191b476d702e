import { REPLY_CODE, shopStep, SHOP_STATUS, type ShopDeed, type StepActor } from '@hearth/domain'
import { sql } from 'kysely'
import { shopJudged } from '#areas/promoters/promoter-messages'
import type { ShopRow } from '#areas/promoter-terms/shop-row'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

/** A step that opens or closes a shop. The owner of the shop cannot take it. */
export interface ShopStepToTake {
  deed: Extract<ShopDeed, 'open' | 'close'>
  by: StepActor
  /** The reason for closing the shop, which the owner reads. */
  reason?: string
}

/**
 * Opens or closes a shop whose row is locked, and sends its owner a message.
 * @throws ShopError wrongState
 */
export async function stepShop(
  work: UnitOfWork,
  { shopId, shopperId, kind, name, status, version }: ShopRow,
  { deed, by, reason }: ShopStepToTake,
): Promise<void> {
  const to = shopStep(kind, status, deed, by)
  if (to === undefined) throw new ShopError(REPLY_CODE.wrongState)
  const { db, now } = work
  const openedAt = to === SHOP_STATUS.open ? now : null
  await sql`
    update promoter_shop
    set status = ${to}, reason = ${deed === 'close' ? (reason ?? null) : null}, version = version + 1,
      opened_at = coalesce(opened_at, ${openedAt}::bigint)
    where shopper_id = ${shopperId} and kind = ${kind}`.execute(db)
  const outcome = deed === 'open' ? 'opened' : 'closed'
  const data = { shopperId, shopName: name, outcome, reason: reason ?? '' } as const
  await shopJudged.emit(work, [{ subject: `promoter-shop/${shopId}`, version: version + 1, data }])
}
