import type { FastifyInstance } from 'fastify'
import { letRequestsWait, PATIENCE } from '#areas/payment/payment-waiters'
import { addNotifyRoute } from '#cashier/notify-route'
import { SANDBOX_CHANNEL } from '#cashier/sandbox-notice'
import { addSandboxPage } from '#cashier/sandbox-routes'
import { sendNoticeTo } from '#cashier/send-notice'
import type { Database } from '#database/connect'
import { runJobs, type RunningJobs } from '#jobs/job'
import { shopJobs } from '#jobs/shop-jobs'
import type { Ports } from '#ports/ports'

/** What the ordering side is made of. */
export interface OrderingParts {
  db: Database
  ports: Pick<Ports, 'cashier' | 'clock'>
  /** The shop's; see `loadSecret`. */
  secret: string
}

/** The ordering side beside the catalogue's calls. */
export interface Ordering {
  /** Begins the jobs, and lets requests wait for payments; call it once the app listens. */
  start(): void
  /** Lets running jobs finish; call it before the database closes. */
  stop(): Promise<void>
}

/** Adds the notification address and, where the sandbox collects, its page; has the jobs ready that go with them. */
export async function addOrdering(app: FastifyInstance, { db, ports, secret }: OrderingParts): Promise<Ordering> {
  let jobs: RunningJobs | undefined
  let endWaiting: (() => void) | undefined
  const sandbox = ports.cashier.channel === SANDBOX_CHANNEL
  if (sandbox) addSandboxPage(app, { db, secret, clock: ports.clock, onSettled: () => jobs?.wake('deliver') })
  await addNotifyRoute(app, { db, ports, onNotice: () => jobs?.wake('refund') })
  const send = sandbox ? sendNoticeTo(app, secret, ports.clock) : undefined
  return {
    start() {
      endWaiting ??= letRequestsWait(db, PATIENCE, (error) =>
        app.log.error({ err: error }, 'payments that are waited for could not be looked at'),
      )
      jobs ??= runJobs(shopJobs({ db, ports, send }), (name, error) =>
        app.log.error({ err: error, job: name }, 'a job failed and will run again'),
      )
    },
    async stop() {
      endWaiting?.()
      endWaiting = undefined
      await jobs?.stop()
      jobs = undefined
    },
  }
}
