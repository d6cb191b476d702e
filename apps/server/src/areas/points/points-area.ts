import { POINTS_MESSAGES } from '#areas/points/points-messages'
import { remindOfPoints } from '#areas/points/remind-of-points'
import { defineArea } from '#kernel/area'

/** What points, gold and stars are earned and spent for: other areas ask. */
export const pointsArea = defineArea({
  name: 'points',
  messages: POINTS_MESSAGES,
  reminders: [{ byDay: remindOfPoints }],
  calls: [],
})
