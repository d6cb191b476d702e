import type { VipType } from '@hearth/domain'
import type { Member } from '@hearth/sdk/core'
import { attempt } from '#shop/attempt'
import { defineStore } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { tracker } from '#shop/track'
import { userStore } from '#user/user-store'

/** The shopper's membership. */
export interface MembershipState {
  member: Load<Member>
  load(): Promise<void>
  /** Orders a membership. Returns the id of the order to pay; undefined if it was refused. */
  order(vipType: VipType): Promise<string | undefined>
}

/** The shopper's membership, and orders of memberships (F06). */
export const membershipStore = defineStore<MembershipState>({
  name: 'membership',
  personal: true,
  create(context, set, get) {
    const { api, ports, store } = context
    const track = tracker(context, set, get)
    const ordering = attempt(ports)
    return {
      member: idle,
      async load() {
        if (context.isLoggedIn()) await track('member', () => api.user.getMember({}), true)
      },
      async order(vipType) {
        const { orderWay } = ports.platform
        try {
          const { orderId, orderAmount } = await ordering.send(vipType, (idempotencyKey) =>
            api.orders.createMember({ vipType, orderWay }, { idempotencyKey }),
          )
          // An order that costs nothing skips the page of payment results, which reloads the shopper. The shopper is
          // reloaded here instead.
          if (orderAmount === 0) void store(userStore).getState().load()
          return orderId
        } catch {
          return undefined
        }
      },
    }
  },
})
