import { NEWCOMER_ACTIVITY } from '@hearth/domain'
import type { ShopFileActivity } from '#shop-file/shop-file'

/** What gift activities of a shop file must not say together. */
export function activityFaults(activities: readonly ShopFileActivity[]): string[] {
  const ids = activities.map(({ activityId }) => activityId)
  return [
    ...[...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))].map(
      (id) => `activities: activityId ${id} is there twice`,
    ),
    ...ids
      .filter((id) => id === NEWCOMER_ACTIVITY)
      .map((id) => `activities: ${id} is the name of what newcomers get, which needs no activity`),
    ...activities
      .filter(({ couponBatchId, points }) => (couponBatchId === undefined) === (points === undefined))
      .map(({ activityId }) => `activity ${activityId} gives a couponBatchId or points: one of them`),
  ]
}
