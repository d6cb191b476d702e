import type { Connection, Database } from '#database/connect'
import { migrate } from '#database/migrate'
import { prepareAlone } from '#database/prepare-alone'
import { demoShop } from '#demo/demo-shop'
import { DEMO_CUSTOMER, livePast } from '#demo/live-past'
import { renewDemo } from '#demo/renew-demo'
import { openShop } from '#open-shop'
import { importShop } from '#shop-file/import-shop'
import type { Settings } from '#settings'

/** Reports a step that is done. */
export type Say = (step: string, detail: string) => void

/**
 * Prepares the database of a PostgreSQL server. Of several servers that start together, one prepares it and the others
 * wait.
 */
export function prepareServer(settings: Settings, say: Say): Promise<void> {
  const { databaseUrl: url, namedStatements } = settings
  return prepareAlone({ url, ...(namedStatements ? {} : { namedStatements: false }) }, (connection) =>
    fillDatabase(connection, settings, say),
  )
}

/** Migrates a database, and fills an empty shop with the demo goods if the settings say so. */
export async function fillDatabase({ db, description }: Connection, settings: Settings, say: Say): Promise<void> {
  const migrated = await migrate(db)
  say('database', description + (migrated.length > 0 ? `, ${migrated.length} migrations run` : ''))
  if (!settings.demo) return
  const goods = await db.selectFrom('spu').select('spu_no').limit(1).executeTakeFirst()
  if (goods) {
    const renewed = await renewDemo(db, Date.now())
    if (renewed > 0) say('demo shop', `${renewed} promotions and coupons run again`)
    return
  }
  const { products, skus } = await importShop(db, demoShop(Date.now()), Date.now())
  say('demo shop', `${products} products, ${skus} skus`)
  if (settings.cashier === undefined) await fillPast(db, settings, say)
}

/** Adds a customer with a history to the demo shop; if that fails, the shop opens without one. */
async function fillPast(db: Database, settings: Settings, say: Say): Promise<void> {
  const now = Date.now()
  const nowhere = { send: () => Promise.resolve() }
  try {
    const shop = await openShop(db, settings, nowhere, { env: {}, clock: () => now, origin: settings.origin })
    await livePast(shop, now)
    say('demo shop', `a customer with a past: ${DEMO_CUSTOMER}`)
  } catch (error) {
    say('demo shop', `no customer with a past: ${(error as Error).message}`)
  }
}
