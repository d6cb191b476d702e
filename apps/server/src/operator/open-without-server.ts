import { orderKinds } from '#areas/all'
import { createSandboxCashier } from '#areas/sandbox/sandbox-cashier'
import { connect } from '#database/connect'
import { migrate } from '#database/migrate'
import { prepareAlone } from '#database/prepare-alone'
import { keepFilesPrivate } from '#database/private-files'
import { opsInProcess } from '#operator/ops-in-process'
import type { OpsClient } from '@hearth/ops'
import { house } from '#shop/actor'
import { createNumbers } from '#shop/numbers'
import { createOutbox } from '#shop/outbox'
import { systemRandom } from '#shop/random'
import { openSecret } from '#shop/secret'
import { readSecretKey } from '#shop/secret-key'
import { createStockWatch } from '#shop/stock-watch'
import { workAt } from '#shop/unit-of-work'

/** A shop without a running server: the parts that staff calls need. */
export interface OpenedShop {
  ops: OpsClient
  close(): Promise<void>
}

/** Opens a shop's data on which no server runs. */
export async function openWithoutServer(dataDir: string, url: string | undefined, user: string): Promise<OpenedShop> {
  if (!url) keepFilesPrivate(dataDir)
  const { db, close } = await connect(url ? { url, connections: 2, patient: true } : { dataDir })
  try {
    if (url) await prepareAlone({ url }, (alone) => migrate(alone.db))
    else await migrate(db)
    const key = readSecretKey({ secret: process.env['SECRET'] || undefined, databaseUrl: url, dataDir })
    const shop = {
      db,
      random: systemRandom,
      numbers: createNumbers(systemRandom),
      stock: createStockWatch(),
      outbox: createOutbox(),
      kinds: orderKinds,
      secret: await openSecret(db, systemRandom, key),
    }
    // An owner's own cashier is opened only by a server. Here calls can use the sandbox cashier, or none.
    const own = (process.env['PAYMENT'] ?? 'sandbox') !== 'sandbox'
    const ports = own ? {} : { ports: { cashier: createSandboxCashier({ db, secret: shop.secret, clock: Date.now }) } }
    return {
      ops: opsInProcess({ ...workAt(shop, Date.now(), house(user)), ...ports, log: writeEvent }),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/**
 * Writes an event that must be traceable. There is no server's log, so it is written to stderr, in the form of a line
 * of that log.
 */
function writeEvent(event: object): void {
  process.stderr.write(`${JSON.stringify({ level: 40, time: Date.now(), ...event, by: 'operator' })}\n`)
}
