import { areas } from '#areas/all'
import { remindShoppers as remind } from '#areas/messages/remind'
import type { UnitOfWork } from '#shop/unit-of-work'

/**
 * Queues all reminders of a shop, like its hourly job.
 * @returns the number of messages to send
 */
export const remindShoppers = (work: UnitOfWork): Promise<number> =>
  remind(
    work,
    areas.flatMap(({ reminders = [] }) => reminders),
  )
