import { ORDER_KIND, type VipType } from '@hearth/domain'
import { sql } from 'kysely'
import type { ShopOrderKind } from '#shop/unit-of-work'

/** The type of membership that an order buys. */
interface MembershipTerms {
  vipType: VipType
}

/** Orders of memberships. They end once they are paid, since nothing is sent; see `beginPaidMembership`. */
export const membershipKind: ShopOrderKind<MembershipTerms> = {
  name: ORDER_KIND.membership,
  terms: sql<MembershipTerms | null>`(
    select jsonb_build_object('vipType', vip_type) from membership_order where order_id = orders.id)`,
  tell: ({ vipType }) => ({ kind: ORDER_KIND.membership, vipType }),
  service: { never: true },
}
