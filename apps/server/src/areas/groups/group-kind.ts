import { GROUP_STATUS, groupStatus, GROUP_WAITS_RIGHTS, ORDER_KIND, REPLY_CODE } from '@hearth/domain'
import type { GroupPurchase } from '@hearth/sdk/core'
import { askGroup } from '#areas/groups/ask-group'
import { GROUP_EVENT_TEXT } from '#areas/groups/group-events'
import { GROUP_HOLD, GROUP_ORDER, isHeldByGroup, toldGroupOrder, type StoredGroupOrder } from '#areas/groups/group-row'
import { groupSale } from '#areas/groups/group-sale'
import { fillSeat, groupOf, leaveGroups, lockGroup, takesSeat } from '#areas/groups/group-seats'
import { ShopError } from '#kernel/shop-error'
import type { ShopOrderKind } from '#shop/unit-of-work'

const AFTER_GROUP = '成团后为您发货，到期未成团将全额退款'

/** Orders in a group (103). They are paid at once, held until the group is complete, and refunded if it fails. */
export const groupKind: ShopOrderKind<StoredGroupOrder> = {
  name: ORDER_KIND.group,
  campaigns: ['group'],
  asked: async (work, shopperId, campaign) => ({
    buyer: { group: true },
    found: await askGroup(work, shopperId, campaign as GroupPurchase),
  }),
  sale: groupSale,
  terms: GROUP_ORDER,
  tell: toldGroupOrder,
  takesPayment: (work, { orderId }) => takesSeat(work, orderId),
  paid: fillSeat,
  closing: leaveGroups,
  async cancelPaid({ db }, { orderId }) {
    const state = await lockGroup(db, await groupOf(db, orderId))
    const gathers = state !== undefined && groupStatus(state) === GROUP_STATUS.gathering
    throw new ShopError(
      REPLY_CODE.wrongState,
      gathers ? '拼团订单付款后不能取消，到期未成团会自动全额退款' : '拼团已结束，订单不能直接取消，可以申请退款',
    )
  },
  holds: { [GROUP_HOLD]: '拼团尚未成功，成团后才能发货' },
  service: { rights: ({ held }) => (held ? GROUP_WAITS_RIGHTS : undefined), unlisted: isHeldByGroup },
  words: {
    placed: ({ free }) => (free ? { title: '订单已提交', detail: `优惠后无需付款，${AFTER_GROUP}` } : undefined),
    paid: ({ held }) => (held ? AFTER_GROUP : undefined),
  },
  events: GROUP_EVENT_TEXT,
  cancelReasons: { groupFailed: '拼团超时未成团，订单已取消' },
}
