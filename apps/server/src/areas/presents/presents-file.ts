import { activityFaults } from '#areas/presents/activity-faults'
import { writeActivities } from '#areas/presents/write-activities'
import { shopFilePart, type ShopFilePart } from '#kernel/shop-file/shop-file-part'

/** The part of a shop file with present activities. */
export const presentsFile: readonly ShopFilePart[] = [
  shopFilePart('presentActivities', {
    key: 'activityId',
    tables: { present_activity: 'id', present_hotel: 'activity_id' },
    after: ['pictures', 'couponBatches'],
    check: activityFaults,
    write: writeActivities,
  }),
]
