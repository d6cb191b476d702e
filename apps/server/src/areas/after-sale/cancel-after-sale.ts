import { AFTER_SALE_STATUS, REPAIR_STATUS, REPLY_CODE } from '@hearth/domain'
import { lockOwnAfterSale } from '#areas/after-sale/own-after-sale'
import { stepAfterSale } from '#areas/after-sale/step-after-sale'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

/**
 * Withdraws a shopper's request, or declines the price of its repair. A request that was withdrawn or declined before
 * stays as it is, since clients repeat requests whose answer they lost.
 * @throws ShopError notFound for another shopper's request; giftCancelledAlone for a gift's request; wrongState once
 * the shop has received the product
 */
export async function cancelAfterSale(work: UnitOfWork, shopperId: string, id: string): Promise<void> {
  const row = await lockOwnAfterSale(work.db, shopperId, id)
  if (row.status === AFTER_SALE_STATUS.cancelled || row.repairStatus === REPAIR_STATUS.declined) return
  if (row.giftOf !== null) throw new ShopError(REPLY_CODE.giftCancelledAlone)
  const deed = row.status === AFTER_SALE_STATUS.received ? 'decline' : 'cancel'
  await stepAfterSale(work, row, { deed, by: 'shopper', data: {} })
}
