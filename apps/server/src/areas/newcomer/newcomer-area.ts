import { products } from '@hearth/sdk/core'
import { newcomerInfo, newcomerPresents } from '#areas/newcomer/newcomer-presents'
import { answers, defineArea } from '#kernel/area'

/** Presents for newcomers (F11), the same for everybody: who is one is the shopper's own matter. */
export const newcomerArea = defineArea({
  name: 'newcomer',
  calls: [
    answers(
      products,
      {
        listPresents: (_, { db, now }) => newcomerPresents(db, now),
        getPresent: ({ activityId }, { db, now }) => newcomerInfo(db, activityId, now),
      },
      { visitors: true, shared: true },
    ),
  ],
})
