import { formatDeadline, MESSAGE_TOPIC } from '@hearth/domain'
import { pointsEnding } from '#areas/points/remind-of-points'
import { message } from '#kernel/messages/message'

/** Messages to shoppers about their points. */
export const POINTS_MESSAGES = [
  message({
    kind: 'pointsEnding',
    when: 'points end with the year',
    carries: { points: 'their number', endTime: 'the end, epoch ms' },
    topic: MESSAGE_TOPIC.pointsEnding,
    of: pointsEnding.told(),
    words: ({ points, endTime }) => ({
      text: `您有 ${points} 积分有效期至 ${formatDeadline(endTime)}。`,
      path: '/my/points',
    }),
  }),
]
