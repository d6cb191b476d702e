import { sql } from 'kysely'
import { connect } from '#database/connect'
import { deliverEvents } from '#kernel/events/deliver-events'
import { eventKey } from '#kernel/events/shop-event'
import type { Shop } from '#shop/shop'
import { workOn } from '../work'

/** A program for a test that kills it: it delivers every due event to one consumer, prints each, and exits. */
const { DATABASE_URL: url, DATA_DIR: dataDir, NAMED_STATEMENTS, NOW } = process.env
const now = Number(NOW)
const { db, close } = await connect({
  ...(url ? { url } : { dataDir }),
  ...(NAMED_STATEMENTS === 'off' ? { namedStatements: false } : {}),
})
process.stdout.write('at work\n')
await deliverEvents({ ...workOn(db, now), ports: { clock: () => now } } as unknown as Shop, [
  {
    name: 'points',
    kinds: ['order.paid'],
    apply: async (event, work) =>
      void (await sql`insert into effect (place, event) select count(*), ${eventKey(event)} from effect`.execute(
        work.db,
      )),
  },
])
await close()
process.stdout.write('all told\n')
