import { orderKinds } from '#areas/all'
import { queuedPosters } from '#areas/share/queued-posters'
import { createSandboxCashier } from '#areas/sandbox/sandbox-cashier'
import { createSandboxPayouts } from '#areas/sandbox/sandbox-payouts'
import type { Database } from '#database/connect'
import { drawPicture } from '#demo/art/draw-picture'
import { drawInThread } from '#ports/draw-in-thread'
import {
  openAddressBook,
  openAdvertiser,
  openCashier,
  openInvoiceIssuer,
  openMailer,
  openMessagingApp,
  openMiniProgram,
  openPayouts,
  openPostJudge,
  openRisk,
} from '#ports/open-ports'
import type { OwnerParts } from '#ports/own-port'
import type { Notifier } from '#ports/notifier'
import type { Settings } from '#settings'
import { createNumbers } from '#shop/numbers'
import { createOutbox } from '#shop/outbox'
import { nextProcessNumber } from '#shop/process-number'
import { systemRandom } from '#shop/random'
import { openSecret } from '#shop/secret'
import { readSecretKey } from '#shop/secret-key'
import type { Shop } from '#shop/shop'
import { createStockWatch } from '#shop/stock-watch'
import { createWaiters } from '#shop/waiters'

/** Makes the shop of a process from its settings, on a database that is up to date. */
export async function openShop(db: Database, settings: Settings, notifier: Notifier, owner: OwnerParts): Promise<Shop> {
  const { clock } = owner
  const secret = await openSecret(db, systemRandom, readSecretKey(settings))
  return {
    db,
    random: systemRandom,
    numbers: createNumbers(systemRandom, await nextProcessNumber(db)),
    secret,
    stock: createStockWatch(),
    outbox: createOutbox(),
    kinds: orderKinds,
    payments: createWaiters(),
    origin: settings.origin,
    ports: {
      clock,
      notifier,
      mailer: await openMailer(settings, owner),
      miniProgram: await openMiniProgram(settings, owner),
      cashier: await openCashier(settings, owner, () => createSandboxCashier({ db, secret, clock })),
      payouts: await openPayouts(settings, owner, () => createSandboxPayouts({ db, secret, clock })),
      addressBook: await openAddressBook(settings, owner),
      invoices: await openInvoiceIssuer(settings, owner),
      messagingApp: await openMessagingApp(settings, owner),
      risk: await openRisk(settings, owner),
      postJudge: await openPostJudge(settings, owner),
      advertiser: await openAdvertiser(settings, owner),
      drawInvoice: drawInThread(new URL('./invoice-worker.js', import.meta.url)),
      drawPoster: queuedPosters(drawInThread(new URL('./poster-worker.js', import.meta.url))),
      drawPicture,
    },
  }
}
