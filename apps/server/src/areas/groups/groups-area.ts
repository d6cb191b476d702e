import { groups } from '@hearth/ops'
import { products, promotions, user } from '@hearth/sdk/core'
import { countGroups } from '#areas/groups/count-groups'
import { endGroups } from '#areas/groups/end-groups'
import { listActivities, readActivity, readGroupProduct } from '#areas/groups/group-activities'
import { groupCommands } from '#areas/groups/group-commands'
import { groupDemo } from '#areas/groups/group-demo'
import { groupFile } from '#areas/groups/group-file'
import { groupKind } from '#areas/groups/group-kind'
import { GROUP_LAWS } from '#areas/groups/group-laws'
import { GROUP_MESSAGES } from '#areas/groups/group-messages'
import { listOpsGroupActivities, listOpsGroups } from '#areas/groups/list-ops-groups'
import { listOpenGroups, listOwnGroups, readGroup } from '#areas/groups/read-groups'
import { groupTerms } from '#areas/group-terms/group-terms'
import { promotionCampaigns } from '#areas/products/promotion-campaigns'
import { answers, defineArea } from '#kernel/area'
import { reads } from '#kernel/ops/ops-area'

/** Group buying (103). Paid orders are held until their group is complete (F08). */
export const groupsArea = defineArea({
  name: 'groups',
  campaigns: [promotionCampaigns('group', groupTerms.type, groupTerms.sold)],
  orderKind: groupKind,
  demo: groupDemo,
  messages: GROUP_MESSAGES,
  commands: groupCommands,
  laws: GROUP_LAWS,
  shopFile: groupFile,
  accountEnd: {
    kept: {
      'buying_group.leader_id': 'the group stays with the orders of its members; the id belongs to nobody who is known',
      'group_order.member_id': 'the seat stays with its order; the id belongs to nobody who is known',
    },
  },
  ops: [
    reads(groups, {
      listActivities: (payload, context) => listOpsGroupActivities(context, payload),
      list: (payload, context) => listOpsGroups(context, payload),
    }),
  ],
  calls: [
    answers(
      promotions,
      {
        getGroup: ({ groupId }, { db, shopper }) => readGroup(db, shopper, groupId),
        // A visitor has no groups.
        listGroups: async (query, { db, shopper, now }) => {
          const { promotionId } = query
          if (promotionId !== undefined) return listOpenGroups(db, { viewer: shopper, now }, { ...query, promotionId })
          return shopper === undefined ? { result: [], startId: '' } : listOwnGroups(db, shopper, query)
        },
      },
      { visitors: true, shared: 'visitors' },
    ),
    answers(
      promotions,
      {
        listGroupActivities: async (_, { db, now }) => ({ result: await listActivities(db, now) }),
        getGroupActivity: ({ promotionId }, { db, now }) => readActivity(db, now, promotionId),
      },
      { visitors: true, shared: true },
    ),
    answers(
      products,
      { getGroupProduct: (wish, { db, now }) => readGroupProduct(db, now, wish) },
      { visitors: true, shared: true },
    ),
    answers(user, {
      countGroups: async (_, { db, needShopper }) => ({ groupCount: await countGroups(db, needShopper()) }),
    }),
  ],
  jobs: ({ app }) => [
    {
      name: 'end groups',
      every: 5000,
      async run(work, { cashier }) {
        const done = await endGroups(work, cashier)
        if (done.failed + done.released + done.refunded > 0) app.log.info({ event: 'groups', ...done }, 'groups ended')
      },
    },
  ],
})
