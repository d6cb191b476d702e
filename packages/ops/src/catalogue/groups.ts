import type { Call } from '@hearth/sdk/core'
import type { ListOpsGroupActivities, ListOpsGroups, OpsGroupActivityPage, OpsGroupPage } from './groups.types'

/**
 * Groups that buy together (103). The calls of `promotions` set up promotions for groups; each group ends by itself.
 */
export const groups = {
  /** Lists promotions for groups with counts of their groups, the latest end first. */
  listActivities: 'GET /ops/groups/activities/v1 may=products.read' as Call<
    ListOpsGroupActivities,
    OpsGroupActivityPage
  >,
  /** Lists opened groups with their seats and orders, the latest end first. */
  list: 'GET /ops/groups/v1 may=orders.read' as Call<ListOpsGroups, OpsGroupPage>,
}

export type * from './groups.types'
