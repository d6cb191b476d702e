import { orders } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { beginMemberships, beginPaidMembership } from '#areas/membership/begin-membership'
import { giveMonthlyCoupons } from '#areas/membership/give-member-coupons'
import { membershipKind } from '#areas/membership/membership-kind'
import { placeMembership } from '#areas/membership/place-membership'
import { writeMemberships } from '#areas/membership/write-memberships'
import { membershipDemo } from '#areas/membership/membership-demo'
import { membershipAccountEnd } from '#areas/membership/membership-account-end'
import { defineArea, perMinute } from '#kernel/area'
import { PLACED_FREE } from '#areas/orders/events/order-event'
import { writes } from '#kernel/writes'
import { shopFilePart } from '#kernel/shop-file/shop-file-part'
import { orderInSubject, orderOfSubject } from '#shop/order-subject'

/** Memberships (F06): buying them, and their coupons. */
export const membershipArea = defineArea({
  name: 'membership',
  accountEnd: membershipAccountEnd,
  orderKind: membershipKind,
  demo: membershipDemo,
  shopFile: [
    shopFilePart('memberships', {
      key: 'vipType',
      tables: { setting: 'name' },
      write: ({ db }, memberships) => writeMemberships(db, memberships),
    }),
  ],
  calls: [
    writes(orders, {
      createMember: {
        limits: { shopper: perMinute(10), network: perMinute(600) },
        write: (work, wish, shopperId) => placeMembership(work, shopperId, wish),
      },
    }),
  ],
  consumers: [
    {
      name: 'memberships',
      kinds: ['order.paid', PLACED_FREE],
      concerns: (subject) => sql`exists (select from membership_order where order_id = ${orderInSubject(subject)})`,
      apply: ({ subject }, work) => beginPaidMembership(work, orderOfSubject(subject)),
    },
  ],
  jobs: () => [
    { name: 'begin memberships', every: 60_000, run: (work) => beginMemberships(work) },
    { name: 'monthly coupons', every: 600_000, run: (work) => giveMonthlyCoupons(work) },
  ],
})
