import { isReminderTime } from '@hearth/domain'
import { sql } from 'kysely'
import type { Reminder } from '#kernel/messages/reminder'
import type { UnitOfWork } from '#shop/unit-of-work'

/**
 * Sends reminders, in the daytime only: one for each subject, and one message for several subjects of a kind.
 * @returns how many messages are to be sent
 */
export async function remindShoppers(work: UnitOfWork, reminders: readonly Reminder[]): Promise<number> {
  const byDay = isReminderTime(work.now)
  let sent = 0
  for (const reminder of reminders) sent += (await (byDay ? reminder.byDay(work) : reminder.byNight?.(work))) ?? 0
  return sent
}

/** Ms for which sent reminders are remembered: longer than any of their subjects lasts. */
const REMEMBERED = 400 * 86_400_000

/** Forgets reminders whose subjects ended long ago. */
export async function forgetReminders({ db, now }: UnitOfWork): Promise<void> {
  await sql`delete from said_once where at < ${now - REMEMBERED}`.execute(db)
}
