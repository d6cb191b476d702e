import { DAY } from '@hearth/domain'
import { sql } from 'kysely'
import { always, type Doing } from './doing'
import { deliverPost, takePost } from './post'
import { payEverybody } from './promoter-doings'
import { sendByBank } from './service-doings'
import type { World } from './world'

const MINUTE = 60_000
/** The jobs of the shop, each with its relative frequency. */
const JOBS: Readonly<Record<string, number>> = {
  expire: 5,
  refund: 10,
  events: 14,
  receive: 3,
  'end service waits': 2,
  'make invoices': 9,
  'end points': 1,
  'give codes': 3,
  'end crowd-fundings': 5,
  'end groups': 5,
  'end prizes': 3,
  'forget bargain seats': 1,
  'tell of reservations': 2,
  'tell of flash sales': 7,
  'forget sale reminders': 1,
  'ask about payments': 3,
  'forget visitors': 1,
  'forget login codes': 1,
}

/** Actions of time and of the shop itself. */
export const HOUSE_DOINGS: readonly Doing[] = [
  always('a moment passes', 8, async ({ shop, random }) => shop.wait(random.int(5 * MINUTE))),
  always('an hour passes', 2, async ({ shop, random }) => shop.wait(random.int(60 * MINUTE))),
  always('days pass', 1, async ({ shop, random }) => shop.wait(random.int(9 * DAY))),
  ...Object.entries(JOBS).map(([job, weight]) => always(`job: ${job}`, weight, (world) => world.run(job))),
]

/** Completes all pending work, while external services no longer fail. */
export async function settleDown(world: World): Promise<void> {
  world.trouble.on = false
  // Sessions with reminders begin within 50 minutes and last for three hours. After this wait, all reminders are due.
  world.shop.wait(50 * MINUTE)
  await world.run('tell of flash sales')
  await payEverybody(world)
  for (let round = 0; round < 4; round += 1) {
    // The wait ends after the last payment deadline, because the balances of pre-sales can be paid for days.
    const [last] = await world.rows(sql<{ until: number | null }>`
      select max(pay_deadline) as until from orders where status in (10, 15)`)
    world.shop.wait(Math.max(61 * MINUTE, (last?.until ?? 0) + 1 - world.shop.ports.clock()))
    await takePost(world)
    for (const body of [...world.post]) await deliverPost(world, body)
    await world.run(
      'expire',
      'ask about payments',
      'end crowd-fundings',
      'end groups',
      'end prizes',
      'refund',
      'events',
      'refund',
      'events',
      'make invoices',
      'events',
    )
    await sendByBank(world)
  }
}
