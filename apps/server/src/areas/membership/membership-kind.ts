import { ORDER_KIND, type VipType } from '@hearth/domain'
import { sql } from 'kysely'
import type { ShopOrderKind } from '#shop/unit-of-work'

/** What a membership was bought as. */
interface MembershipTerms {
  vipType: VipType
}

/** A membership: once it is paid the order is over, for nothing of it is sent; see `beginPaidMembership`. */
export const membershipKind: ShopOrderKind<MembershipTerms> = {
  name: ORDER_KIND.membership,
  terms: sql<MembershipTerms | null>`(
    select jsonb_build_object('vipType', vip_type) from membership_order where order_id = orders.id)`,
  tell: ({ vipType }) => ({ kind: ORDER_KIND.membership, vipType }),
  service: { never: true },
}
