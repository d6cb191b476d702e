import { ORDER_KIND, PROMOTION_TYPE, REPLY_CODE } from '@hearth/domain'
import type { Campaign } from '@hearth/sdk/core'
import { sql } from 'kysely'
import type { AskedGroup } from '#areas/groups/ask-group'
import { fillSeat } from '#areas/groups/group-seats'
import { GROUP_HOLD } from '#areas/groups/group-row'
import { holdOrders } from '#areas/orders/order-holds'
import { ShopError } from '#kernel/shop-error'
import type { KindSale, OrderToBe } from '#shop/order-kind'
import type { UnitOfWork } from '#shop/unit-of-work'

/**
 * Returns the sale of an order that opens or joins a group; undefined if the order requests no group.
 * @throws ShopError badInput for an order with other products, since the product has to be ordered alone; notFound for
 * a product that the promotion does not sell, or no longer sells to this shopper
 */
export function groupSale({ lines }: OrderToBe, campaign?: Campaign, found?: object): KindSale<UnitOfWork> | undefined {
  if (campaign?.kind !== 'group') return undefined
  const { promotionId } = campaign
  const group = found as AskedGroup
  const [priced, ...others] = lines
  if (others.length > 0) throw new ShopError(REPLY_CODE.badInput, '拼团商品需单独下单，请到拼团页购买', 'campaign')
  const promotion = priced?.promotion
  if (promotion?.promotionType !== PROMOTION_TYPE.groupBuy || promotion.promotionId !== promotionId)
    throw new ShopError(
      REPLY_CODE.notFound,
      '这件商品现在不能以拼团价购买：拼团名额已抢光，或您已买满限购件数',
      'campaign',
    )
  const { groupId, groupSize, groupHours, memberCount, opens, payUntil } = group
  const { skuNo, spuNo } = priced!.line.sku
  return {
    kind: ORDER_KIND.group,
    payUntil,
    ahead: true,
    settled: {
      kind: ORDER_KIND.group,
      groupSize,
      groupHours,
      memberCount,
      ...(opens ? {} : { groupId, endTime: payUntil }),
    },
    terms: () => sql`
      insert into group_order (order_id, group_id, seat_no, member_id)
      select placed.id, ${groupId}, ${opens ? sql`1` : freeSeat(groupId, groupSize)}, placed.shopper_id from placed`,
    ...(opens
      ? {
          begins: sql`
            insert into buying_group (id, promotion_id, leader_id, spu_no, sku_no, price, group_size, group_hours,
              created_at)
            select ${groupId}, ${promotionId}, placed.shopper_id, ${spuNo}, ${skuNo}, ${priced!.price}::bigint,
              ${groupSize}::integer, ${groupHours}::integer, placed.created_at
            from placed`,
        }
      : {}),
    async afterFree(work, orderId) {
      await fillSeat(work, orderId)
      await holdOrders(work, [orderId], GROUP_HOLD)
    },
  }
}

/** An expression for the first free seat of a locked group. */
const freeSeat = (groupId: string, groupSize: number) => sql`(
  select min(number) from generate_series(1, ${groupSize}::integer) as number
  where not exists (
    select from group_order seat where seat.group_id = ${groupId} and seat.seat_no = number))`
