import { CURRENT_ACTIVITY, NEWCOMER_ACTIVITY } from '@hearth/domain'
import type { ShopFilePresentActivity } from '@hearth/ops'
import { endingTooEarly, type RowFault } from '#kernel/refused-rows'

/** What present activities must not say. */
export const activityFaults = (activities: readonly ShopFilePresentActivity[]): RowFault[] => [
  ...endingTooEarly('activityId')(activities),
  ...activities.flatMap((activity, row) => faultsOf(activity).map((fault) => ({ row, ...fault }))),
  ...twiceNamed(activities),
]

function faultsOf({
  activityId,
  couponBatchIds = [],
  points,
  steps = [],
  orderAmount,
  hotels,
  perRoom,
}: ShopFilePresentActivity): Omit<RowFault, 'row'>[] {
  return [
    ...(activityId === NEWCOMER_ACTIVITY
      ? [{ field: 'activityId', text: `${activityId} is the name of what newcomers get, which needs no activity` }]
      : []),
    ...(activityId === CURRENT_ACTIVITY
      ? [{ field: 'activityId', text: `${activityId} is what pages call the activity of now` }]
      : []),
    ...(couponBatchIds.length === 0 && points === undefined
      ? [{ field: 'couponBatchIds', text: `${activityId} gives couponBatchIds or points, or both` }]
      : []),
    ...(new Set(couponBatchIds).size < couponBatchIds.length
      ? [{ field: 'couponBatchIds', text: `${activityId} gives one coupon of each batch` }]
      : []),
    ...(new Set(steps).size < steps.length ? [{ field: 'steps', text: `${activityId} has a step twice` }] : []),
    ...(orderAmount !== undefined && !steps.includes('order')
      ? [{ field: 'orderAmount', text: `${activityId} has no step order that orderAmount belongs to` }]
      : []),
    ...(perRoom !== undefined && hotels === undefined
      ? [{ field: 'perRoom', text: `${activityId} has no hotels that perRoom belongs to` }]
      : []),
  ]
}

/** Hotels that stand in a file twice: a hotel takes part in one activity. */
function twiceNamed(activities: readonly ShopFilePresentActivity[]): RowFault[] {
  const seen = new Set<string>()
  return activities.flatMap(({ hotels = [] }, row) =>
    hotels.flatMap(({ hotelCode }, at) => {
      if (!seen.has(hotelCode)) {
        seen.add(hotelCode)
        return []
      }
      return [{ row, field: `hotels[${at}].hotelCode`, text: `The hotel ${hotelCode} is there twice` }]
    }),
  )
}
