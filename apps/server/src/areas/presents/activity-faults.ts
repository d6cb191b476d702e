import { NEWCOMER_ACTIVITY } from '@hearth/domain'
import type { ShopFilePresentActivity } from '@hearth/ops'
import { endingTooEarly, type RowFault } from '#kernel/refused-rows'

/** What present activities must not say. */
export const activityFaults = (activities: readonly ShopFilePresentActivity[]): RowFault[] => [
  ...endingTooEarly('activityId')(activities),
  ...activities.flatMap(({ activityId, couponBatchId, points }, row) => [
    ...(activityId === NEWCOMER_ACTIVITY
      ? [
          {
            row,
            field: 'activityId',
            text: `${activityId} is the name of what newcomers get, which needs no activity`,
          },
        ]
      : []),
    ...((couponBatchId === undefined) === (points === undefined)
      ? [{ row, field: 'couponBatchId', text: `${activityId} gives a couponBatchId or points: one of them` }]
      : []),
  ]),
]
