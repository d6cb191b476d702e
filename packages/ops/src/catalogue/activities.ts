import type { Call } from '@hearth/sdk/core'
import type { ListActivities, OpsActivityPage } from './activities.types'

/** Activities that give a coupon or points to whoever takes part, once a shopper. */
export const activities = {
  /** Lists activities by their ids, with how many were taken. They come with the shop file. */
  list: 'GET /ops/activities/v1 may=coupons.read' as Call<ListActivities, OpsActivityPage>,
}

export type * from './activities.types'
