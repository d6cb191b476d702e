import { sql } from 'kysely'
import type { DayLaw } from './day-law'
import type { Person, World } from './world'

interface Owned {
  id: string
  who: string
}

/** Calls about the data of one person; `$` stands for the id of the data. */
const ASKED: Readonly<Record<'orders' | 'after_sale' | 'address', readonly string[]>> = {
  orders: [
    'GET /api/orders/$/v1',
    'GET /api/orders/$/logs/v1',
    'GET /api/orders/$/operLogs/v1',
    'GET /api/orders/$/invoice/v1',
    'GET /api/payment/polling/v1?orderId=$',
    'GET /api/platform/orders/v1/$/items/service',
    'POST /api/orders/$/v2',
    'PUT /api/orders/$/confirm/v1',
  ],
  after_sale: ['GET /api/platform/afterSales/v1/$', 'DELETE /api/platform/afterSales/v1/$'],
  address: ['GET /api/platform/address/v1/$', 'DELETE /api/platform/address/v1/$'],
}

async function answerOf({ shop }: World, { headers }: Person, line: string): Promise<string> {
  const [method, url] = line.split(' ') as ['GET', string]
  const payload = method === 'GET' || method === 'DELETE' ? {} : { payload: {} }
  const { status, code, message, data } = await shop.ask({ method, url, headers, ...payload })
  return JSON.stringify({ status, code, message, data })
}

const NEWEST = 2

/** Laws of replies. */
export const ASK_LAWS: readonly DayLaw[] = [
  {
    law: 'the same key is answered the same, and done once, though the connection broke in between',
    look: ({ again }) => Promise.resolve({ seen: again.asked, broken: again.unlike }),
  },
  {
    law: 'nobody reads or changes what belongs to another: it answers like what does not exist',
    async look(world, settled) {
      const broken: string[] = []
      let seen = 0
      if (!settled) return { seen, broken }
      for (const [table, lines] of Object.entries(ASKED)) {
        const owned = await world.rows(sql<Owned>`
          select id, shopper_id as who from ${sql.table(table)} order by id desc limit ${NEWEST}`)
        for (const { id, who } of owned)
          for (const other of world.people.filter((one) => one.id !== who))
            for (const line of lines) {
              seen += 1
              const [theirs, none] = [
                await answerOf(world, other, line.replace('$', id)),
                await answerOf(world, other, line.replace('$', '1')),
              ]
              if (theirs !== none || none.includes('Route '))
                broken.push(`${line} of ${id}: ${theirs}, and of nothing: ${none}`)
            }
      }
      return { seen, broken }
    },
  },
]
