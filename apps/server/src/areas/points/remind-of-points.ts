import { isPointsReminderDue, nextPointsEnd, pointsEndingBefore } from '@hearth/domain'
import { leftOfPoints } from '#areas/points/ending'
import { markSaid, subjectOf } from '#kernel/messages/mark-said'
import { noticeEvent } from '#kernel/messages/notice-event'
import { inTransaction, type UnitOfWork } from '#shop/unit-of-work'

/** Points of a shopper end at `endTime`, epoch ms. */
export const pointsEnding = noticeEvent<{ shopperId: string; points: number; endTime: number }>('notice.pointsEnding')

/** Reminds shoppers of points that end with the year. @returns how many messages are to be sent */
export async function remindOfPoints(work: UnitOfWork): Promise<number> {
  const { db, now } = work
  if (!isPointsReminderDue(now)) return 0
  const endTime = nextPointsEnd(now)
  const reminderOf = (shopperId: string) => `points/${shopperId}/${endTime}`
  let sent = 0
  for await (const part of leftOfPoints(db, pointsEndingBefore(now)))
    sent += await inTransaction(work, async (inside) => {
      const unsaid = await markSaid(
        inside,
        part.map(({ owner }) => reminderOf(owner)),
      )
      const events = part
        .map(({ owner, left }) => ({ id: reminderOf(owner), data: { shopperId: owner, points: left, endTime } }))
        .filter(({ id }) => unsaid.has(id))
        .map(({ id, data }) => ({ subject: subjectOf(id), version: 1, data }))
      await pointsEnding.emit(inside, events)
      return events.length
    })
  return sent
}
