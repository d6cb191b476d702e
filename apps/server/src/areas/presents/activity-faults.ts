import { CURRENT_ACTIVITY, NEWCOMER_ACTIVITY } from '@hearth/domain'
import type { ShopFilePresentActivity } from '@hearth/ops'
import { endingTooEarly, type RowFault } from '#kernel/ops/refused-rows'

/** Returns the faults of present activities in a shop file. */
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
      ? [{ field: 'activityId', text: `编号 ${activityId} 留给新人礼使用，请换一个` }]
      : []),
    ...(activityId === CURRENT_ACTIVITY
      ? [{ field: 'activityId', text: `编号 ${activityId} 在页面地址中表示当前活动，请换一个` }]
      : []),
    ...(couponBatchIds.length === 0 && points === undefined
      ? [{ field: 'couponBatchIds', text: '要填写 couponBatchIds 或 points，也可以都填' }]
      : []),
    ...(new Set(couponBatchIds).size < couponBatchIds.length
      ? [{ field: 'couponBatchIds', text: '每批优惠券只能写一次' }]
      : []),
    ...(new Set(steps).size < steps.length ? [{ field: 'steps', text: '每个步骤只能写一次' }] : []),
    ...(orderAmount !== undefined && !steps.includes('order')
      ? [{ field: 'orderAmount', text: '没有 order 这一步，不能填写订单金额' }]
      : []),
    ...(perRoom !== undefined && hotels === undefined
      ? [{ field: 'perRoom', text: '没有酒店，不能填写每间房的份数' }]
      : []),
  ]
}

/** Returns faults for hotels that a file names twice, since a hotel takes part in one activity only. */
function twiceNamed(activities: readonly ShopFilePresentActivity[]): RowFault[] {
  const seen = new Set<string>()
  return activities.flatMap(({ hotels = [] }, row) =>
    hotels.flatMap(({ hotelCode }, at) => {
      if (!seen.has(hotelCode)) {
        seen.add(hotelCode)
        return []
      }
      return [{ row, field: `hotels[${at}].hotelCode`, text: `酒店 ${hotelCode} 重复出现` }]
    }),
  )
}
