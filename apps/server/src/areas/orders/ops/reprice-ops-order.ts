import { REPLY_CODE } from '@hearth/domain'
import type { RepricedOpsOrder, RepriceOpsOrder } from '@hearth/ops'
import { changedOrder, lockAsRead, orderTarget } from '#areas/orders/ops/order-as-read'
import { repriceOrder } from '#areas/orders/reprice-order'
import { needText } from '#kernel/payloads/need-text'
import type { OpsContext, Written } from '#kernel/ops/ops-area'
import { ShopError } from '#kernel/shop-error'

/** Lowers the price of an unpaid order. @throws ShopError notFound, wrongState, badInput; OpsError stale */
export async function repriceAsRead(
  context: OpsContext,
  { orderId, version, reason: said, off, payAmount, freight }: RepriceOpsOrder,
): Promise<Written<RepricedOpsOrder>> {
  const before = await lockAsRead(context.db, orderId, version)
  const reason = needText(said, 'reason')
  if (off === undefined && payAmount === undefined && freight === undefined)
    throw new ShopError(REPLY_CODE.badInput, '请填写优惠金额、应付金额或运费', 'off')
  if (off !== undefined && payAmount !== undefined)
    throw new ShopError(REPLY_CODE.badInput, '优惠金额与应付金额只能填写一项', 'payAmount')
  const price = await repriceOrder(context, orderId, { off, payAmount, freight, reason })
  const { status: _, ...changed } = await changedOrder(context.db, before)
  return {
    reply: { ...changed, payAmount: price.now },
    changes: [
      {
        target: orderTarget(orderId),
        before: { payAmount: price.before },
        after: { payAmount: price.now, reason },
      },
    ],
  }
}
