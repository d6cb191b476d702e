import { isReminderTime } from '@hearth/domain'
import { sql } from 'kysely'
import type { Reminder } from '#kernel/messages/reminder'
import type { UnitOfWork } from '#shop/unit-of-work'

/**
 * Reminds shoppers of what they would lose or miss, by day only: of each thing once, and of many things of a kind in
 * one message.
 * @returns how many messages are to be sent
 */
export async function remindShoppers(work: UnitOfWork, reminders: readonly Reminder[]): Promise<number> {
  const byDay = isReminderTime(work.now)
  let sent = 0
  for (const reminder of reminders) sent += (await (byDay ? reminder.byDay(work) : reminder.byNight?.(work))) ?? 0
  return sent
}

/** Ms for which it is remembered what shoppers were reminded of: longer than anything ends soon. */
const REMEMBERED = 400 * 86_400_000

/** Forgets reminders of what has long ended. */
export async function forgetReminders({ db, now }: UnitOfWork): Promise<void> {
  await sql`delete from said_once where at < ${now - REMEMBERED}`.execute(db)
}
