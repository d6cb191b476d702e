import { isPointsReminderDue, nextPointsEnd, pointsEndingBefore } from '@hearth/domain'
import { leftOfPoints } from '#areas/points/ending'
import { tellingEvent } from '#kernel/messages/telling-event'
import type { UnitOfWork } from '#shop/unit-of-work'

/** Points of a shopper expire at `endTime` (epoch ms). */
export const pointsEnding = tellingEvent<{ shopperId: string; points: number; endTime: number }>('notice.pointsEnding')

/** Reminds shoppers of points that expire at the end of the year. @returns the number of messages to send */
export async function remindOfPoints(work: UnitOfWork): Promise<number> {
  const { db, now } = work
  if (!isPointsReminderDue(now)) return 0
  const endTime = nextPointsEnd(now)
  let sent = 0
  for await (const part of leftOfPoints(db, pointsEndingBefore(now)))
    sent += await pointsEnding.remind(
      work,
      part.map(({ owner, left }) => ({
        id: `points/${owner}/${endTime}`,
        data: { shopperId: owner, points: left, endTime },
      })),
    )
  return sent
}
