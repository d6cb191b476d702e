import { activityFaults } from '#areas/presents/activity-faults'
import { writeActivities } from '#areas/presents/write-activities'
import { shopFilePart, type ShopFilePart } from '#kernel/shop-file-part'

/** Present activities. */
export const presentsFile: readonly ShopFilePart[] = [
  shopFilePart('presentActivities', {
    key: 'activityId',
    after: ['pictures', 'couponBatches'],
    check: activityFaults,
    write: writeActivities,
  }),
]
