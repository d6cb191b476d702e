import { isReminderTime } from '@hearth/domain'
import { sql } from 'kysely'
import type { Reminder } from '#kernel/messages/reminder'
import type { UnitOfWork } from '#shop/unit-of-work'

/**
 * Sends reminders in the daytime. At night, reminders send nothing, and only store what they need for the next day. A
 * shopper is reminded of each subject once, and several subjects of a kind share one message.
 * @returns the number of messages to send
 */
export async function remindShoppers(work: UnitOfWork, reminders: readonly Reminder[]): Promise<number> {
  const byDay = isReminderTime(work.now)
  let sent = 0
  for (const reminder of reminders) sent += (await (byDay ? reminder.byDay(work) : reminder.byNight?.(work))) ?? 0
  return sent
}

/** Ms for which sent reminders are stored. No subject lasts longer. */
const REMEMBERED = 400 * 86_400_000

/** Deletes reminders whose subjects ended long ago. */
export async function forgetReminders({ db, now }: UnitOfWork): Promise<void> {
  await sql`delete from said_once where at < ${now - REMEMBERED}`.execute(db)
}
