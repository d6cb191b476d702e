import type { Call } from '@hearth/sdk/core'
import type { ListOpsGroupActivities, ListOpsGroups, OpsGroupActivityPage, OpsGroupPage } from './groups.types'

/** Groups that buy together (103). `promotions` sets up what they buy; groups end by themselves. */
export const groups = {
  /** Lists promotions for groups with counts of their groups, those that end last first. */
  listActivities: 'GET /ops/groups/activities/v1 may=products.read' as Call<
    ListOpsGroupActivities,
    OpsGroupActivityPage
  >,
  /** Lists groups that were opened with their seats and orders, those that end last first. */
  list: 'GET /ops/groups/v1 may=orders.read' as Call<ListOpsGroups, OpsGroupPage>,
}

export type * from './groups.types'
