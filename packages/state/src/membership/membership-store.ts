import type { VipType } from '@hearth/domain'
import type { Member } from '@hearth/sdk/core'
import { defineStore } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { tracker } from '#shop/track'
import { userStore } from '#user/user-store'

/** The shopper's membership. */
export interface MembershipState {
  member: Load<Member>
  load(): Promise<void>
  /** Orders one; answers the order that is to be paid, nothing where it was refused. */
  order(vipType: VipType): Promise<string | undefined>
}

/** The shopper's membership, and ordering one (F06). */
export const membershipStore = defineStore<MembershipState>({
  name: 'membership',
  personal: true,
  create(context, set, get) {
    const { api, ports, store } = context
    const track = tracker(context, set, get)
    /** The same press again is the same order, as long as its fate is not known. */
    let attempt: { vipType: VipType; key: string } | undefined
    return {
      member: idle,
      async load() {
        if (context.isLoggedIn()) await track('member', () => api.user.getMember({}), true)
      },
      async order(vipType) {
        attempt = attempt?.vipType === vipType ? attempt : { vipType, key: ports.newId() }
        const { key } = attempt
        try {
          const { orderId, orderAmount } = await api.orders.createMember(
            { vipType, orderWay: ports.platform.orderWay },
            { idempotencyKey: key },
          )
          attempt = undefined
          // Paid with nothing: no result of a payment follows, after which the account would be read.
          if (orderAmount === 0) void store(userStore).getState().load()
          return orderId
        } catch (thrown) {
          if (!(thrown as { unknown?: true }).unknown) attempt = undefined
          return undefined
        }
      },
    }
  },
})
