import { ORDER_STATUS, PAYMENT_STATUS, REPLY_CODE, UNPAID_LIFETIME } from '@hearth/domain'
import type { OrderDraft, PlacedOrder } from '@hearth/sdk/core'
import { cartLines, wantedLines, type Viewer } from '#areas/cart/cart-lines'
import { foldSkus } from '#areas/cart/fold-skus'
import { bookCabinet } from '#areas/cabinets/book-cabinet'
import { addressOfOrder, decideOrder, soldOut, stockParts, type OnSoldOut } from '#areas/checkout/decide-order'
import { keepOrder } from '#areas/checkout/keep-order'
import { orderMeans } from '#areas/checkout/order-means'
import { askedCampaign } from '#areas/checkout/sale-of'
import { partsToKeep } from '#areas/checkout/settle-order'
import { wantedInvoice } from '#areas/invoice/wanted-invoice'
import { spendOnOrder } from '#areas/points/spend'
import type { Database } from '#database/connect'
import { prepared } from '#database/prepared'
import { filled } from '#kernel/payloads/filled'
import { NO_CLAIM, type Claim } from '#kernel/idempotency/once'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

/** The shopper who orders, and the time. */
export interface Placing extends Viewer {
  onSoldOut?: OnSoldOut
}

/**
 * Places an order (E03) in the caller's transaction, completely or not at all. It takes three statements, two more for
 * coins or stars, two more for a cabinet, and one or two for an invoice.
 * @throws ShopError notFound for an address that is not the shopper's; badInput for an address that the shop does not
 * deliver to; notFound or overLimit for a cabinet that does not exist, is full or too small; overLimit for too many
 * unpaid orders; soldOut, overLimit, couponUnusable; the refusals of `wantedInvoice`; priceChanged with the present
 * amount; conflict if the cart was just ordered
 */
export async function placeOrder(work: UnitOfWork, draft: OrderDraft, placing: Placing): Promise<PlacedOrder> {
  const placed = await placeOrderOnce(work, draft, placing, NO_CLAIM)
  if (!placed) throw new ShopError(REPLY_CODE.loginNeeded)
  return placed
}

/** Places an order under an idempotency key; nothing if the key was used before. */
export async function placeOrderOnce(
  work: UnitOfWork,
  draft: OrderDraft,
  { onSoldOut, ...viewer }: Placing,
  claim: Claim,
): Promise<PlacedOrder | undefined> {
  const { db: trx } = work
  const { shopperId, now } = viewer
  if (!(await lockShopperForOrder(trx, shopperId, claim))) return undefined
  const means = orderMeans(shopperId, now, draft.addressId)
  const seen = draft.products
    ? await wantedLines(trx, viewer, foldSkus(draft.products), means)
    : await cartLines(trx, viewer, true, means)
  const address = addressOfOrder(seen)
  const asked = await askedCampaign(work, shopperId, draft.campaign)
  const { order, due, sale, pieces } = decideOrder(work, draft, seen, asked, onSoldOut)

  const said = filled(draft, 'orderWay', 'invoiceType', 'invoiceContent', 'invoiceHeader')
  const invoice = await wantedInvoice(trx, shopperId, said)
  const free = due === 0
  const placed = placedOrder(work, due, sale)
  await spendOnOrder(work, { orderId: placed.orderId, shopperId, pieces: { points: 0, ...order.tenders } })
  if (draft.cabinetId !== undefined && pieces > 0)
    await bookCabinet(work, {
      orderId: placed.orderId,
      cabinetId: draft.cabinetId,
      pieces,
      ahead: sale?.ahead === true,
    })
  if (free) await sale?.beforeFree?.(work)
  const short = await keepOrder(work, {
    shopperId,
    placed,
    said,
    address,
    ...partsToKeep(order, draft.products === undefined),
    parts: stockParts(order.items),
    status: free ? ORDER_STATUS.paid : ORDER_STATUS.pendingPayment,
    paymentStatus: free ? PAYMENT_STATUS.paid : PAYMENT_STATUS.pending,
    invoice,
    terms: sale,
    claim,
  })
  if (short.length > 0) throw soldOut(order, short, onSoldOut)
  if (free) await sale?.afterFree?.(work, placed.orderId)
  return placed
}

/** The answer for an order that is placed now. */
export const placedOrder = (
  { numbers, now }: Pick<UnitOfWork, 'numbers' | 'now'>,
  due: number,
  sale?: { payUntil?: number },
): PlacedOrder => ({
  orderId: numbers.next(now),
  orderAmount: due,
  payDeadline: Math.min(now + UNPAID_LIFETIME, sale?.payUntil ?? Infinity),
})

/**
 * Locks a shopper until the transaction ends, so that their orders are placed one after the other. This statement may
 * see data from before its wait for the lock. Use a later statement to read the data that decides about the order.
 * @returns whether the idempotency key was taken
 */
export async function lockShopperForOrder(trx: Database, shopperId: string, claim: Claim): Promise<boolean> {
  const { rows } = await prepared<{ deleted: boolean }>`with claim as (${claim.take})
    select deleted_at is not null as deleted from shopper
    where id = ${shopperId} and exists (select from claim) for no key update`.execute(trx)
  // The account was deleted while this transaction waited for the lock.
  if (rows[0]?.deleted) throw new ShopError(REPLY_CODE.loginNeeded)
  return rows.length > 0
}
