import { NEWCOMER_ACTIVITY } from '@hearth/domain'
import { products } from '@hearth/sdk/core'
import { newcomerInfo, newcomerPresents } from '#areas/newcomer/newcomer-presents'
import { presentInfo } from '#areas/presents/present-info'
import { answers, defineArea } from '#kernel/area'

/**
 * The presents for newcomers (F11) and of activities (F07), which are the same for everybody. Other calls check who can
 * take them.
 */
export const newcomerArea = defineArea({
  name: 'newcomer',
  calls: [
    answers(
      products,
      {
        listPresents: (_, { db, now }) => newcomerPresents(db, now),
        getPresent: ({ activityId }, { db, now }) =>
          activityId === NEWCOMER_ACTIVITY ? newcomerInfo(db, now) : presentInfo(db, activityId, now),
      },
      { visitors: true, shared: true },
    ),
  ],
})
