import {
  DEFAULT_SHARE,
  MEMBERSHIP_SPU,
  MOST_UNPAID_ORDERS,
  ORDER_KIND,
  ORDER_STATUS,
  PAYMENT_STATUS,
  REPLY_CODE,
  UNPAID_LIFETIME,
  VIP_TYPE_LABEL,
  type VipType,
} from '@hearth/domain'
import type { CreateMemberOrder, PlacedOrder } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { keepOrder, type OrderToKeep } from '#areas/checkout/keep-order'
import { lockShopperForOrder } from '#areas/checkout/place-order'
import { NOWHERE } from '#areas/orders/nowhere'
import { membershipPrices } from '#areas/coupons/membership-prices'
import { filled } from '#kernel/payloads/filled'
import { NO_CLAIM } from '#kernel/idempotency/once'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

/**
 * Places the order of a membership (F06), in the caller's transaction. `beginPaidMembership` continues once it is paid.
 * @throws ShopError soldOut for a membership that is not sold; wrongState for a shopper whose membership has no end;
 * overLimit if too many orders wait for payment
 */
export async function placeMembership(
  work: UnitOfWork,
  shopperId: string,
  wish: CreateMemberOrder,
): Promise<PlacedOrder> {
  const { db, numbers, now } = work
  const { vipType, orderWay } = filled(wish, 'orderWay')
  await lockShopperForOrder(db, shopperId, NO_CLAIM)
  const { rows } = await sql<{ endless: boolean; unpaid: number }>`
    select member_type > 0 and member_until is null as endless,
      (
        select count(*) from orders
        where orders.shopper_id = shopper.id and orders.status = ${sql.lit(ORDER_STATUS.pendingPayment)}
      ) as unpaid
    from shopper
    where id = ${shopperId}`.execute(db)
  const { endless, unpaid } = rows[0]!
  if (endless) throw new ShopError(REPLY_CODE.wrongState, '您的会员长期有效，无需再次开通')
  if (unpaid >= MOST_UNPAID_ORDERS)
    throw new ShopError(REPLY_CODE.overLimit, `您有 ${MOST_UNPAID_ORDERS} 笔订单待付款，请先付款或取消其中一笔`)
  const price = (await membershipPrices(db))[vipType]
  if (price === undefined) throw new ShopError(REPLY_CODE.soldOut, '该会员暂未开放，请看看其他会员', 'vipType')
  const free = price === 0
  const placed = { orderId: numbers.next(now), orderAmount: price, payDeadline: now + UNPAID_LIFETIME }
  await keepOrder(work, {
    shopperId,
    placed,
    said: { orderWay },
    address: NOWHERE,
    ...membershipItem(vipType, price),
    status: free ? ORDER_STATUS.paid : ORDER_STATUS.pendingPayment,
    paymentStatus: free ? PAYMENT_STATUS.paid : PAYMENT_STATUS.pending,
    invoice: null,
    terms: {
      kind: ORDER_KIND.membership,
      noPurchase: true,
      terms: () => sql`insert into membership_order (order_id, vip_type) select placed.id, ${vipType} from placed`,
    },
    parts: [],
    claim: NO_CLAIM,
  })
  return placed
}

/** Returns the only item of a membership's order, and the amounts. */
const membershipItem = (vipType: VipType, price: number): Pick<OrderToKeep, 'amounts' | 'items' | 'rows'> => ({
  amounts: {
    productAmount: price,
    discountAmount: 0,
    couponAmount: 0,
    freightAmount: 0,
    goldAmount: 0,
    starAmount: 0,
    payAmount: price,
  },
  items: [
    {
      line: vipType,
      sku_no: `membership-${vipType}`,
      spu_no: MEMBERSHIP_SPU,
      name: `会员${VIP_TYPE_LABEL[vipType]}`,
      attributes: [],
      picture: { url: DEFAULT_SHARE.image, alt: '会员', width: 500, height: 400 },
      price,
      quantity: 1,
      paid_amount: price,
      gift: false,
    },
  ],
  rows: [{ item_position: 0, stage: 'list', fen: price }],
})
