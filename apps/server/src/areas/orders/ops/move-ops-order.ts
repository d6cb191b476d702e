import type { OrderAddress } from '@hearth/sdk/core'
import type { Changed, MoveOpsOrder } from '@hearth/ops'
import { sql } from 'kysely'
import { chainOf } from '#areas/address/chain-of'
import { deliveryMeansTo } from '#areas/delivery/delivery-means'
import { moveOrder } from '#areas/orders/change-address'
import { changedOrder, lockAsRead, orderTarget } from '#areas/orders/ops/order-as-read'
import { lockOrder, noSuchOrder } from '#areas/orders/own-order'
import { needText } from '#kernel/payloads/need-text'
import type { OpsContext, Written } from '#kernel/ops/ops-area'

/**
 * Changes the destination of an unshipped order. The audit log does not contain its personal data.
 * @throws ShopError notFound, wrongState, badInput; OpsError stale
 */
export async function moveAsRead(
  context: OpsContext,
  { orderId, version, consigneeName, consigneeTele, detailAddress, ...areas }: MoveOpsOrder,
): Promise<Written<Changed>> {
  const before = await lockAsRead(context.db, orderId, version)
  const order = await lockOrder(context.db, orderId)
  if (!order) throw noSuchOrder()
  const chain = chainOf(areas)
  const address: OrderAddress = {
    consigneeName: needText(consigneeName, 'consigneeName'),
    consigneeTele,
    provinceName: chain.province_name,
    cityName: chain.city_name,
    districtName: chain.district_name,
    streetName: chain.street_name,
    detailAddress: needText(detailAddress, 'detailAddress'),
  }
  await moveOrder(context, order, {
    address: sql<OrderAddress | null>`${JSON.stringify(address)}::jsonb`,
    delivery: deliveryMeansTo({
      provinceCode: chain.province_code,
      cityCode: chain.city_code,
      districtCode: chain.district_code,
      districtName: chain.district_name,
    }),
    field: 'districtCode',
  })
  const { status: _, ...reply } = await changedOrder(context.db, before)
  const { provinceName, cityName, districtName } = address
  return {
    reply,
    changes: [{ target: orderTarget(orderId), after: { area: `${provinceName}${cityName}${districtName}` } }],
  }
}
