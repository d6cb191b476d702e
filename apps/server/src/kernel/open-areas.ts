import type { FastifyInstance } from 'fastify'
import type { Area } from '#kernel/area'
import { deliverEvents } from '#kernel/events/deliver-events'
import { createJobs, type Job } from '#kernel/jobs'
import { keepingJobs } from '#kernel/keeping-jobs'
import type { Shop } from '#shop/shop'

/** What the areas do beside answering calls. */
export interface OpenAreas {
  /** Begins the jobs; call it once the app listens. */
  start(): void
  /** Lets running jobs finish; call it before the database closes. */
  stop(): Promise<void>
}

/** Tells the consumers of all areas what happened. */
export const eventsJob = (shop: Shop, areas: readonly Area[]): Job => {
  const consumers = areas.flatMap((area) => area.consumers ?? []).filter(({ works }) => works?.(shop.ports) ?? true)
  return { name: 'events', every: 2000, run: async () => void (await deliverEvents(shop, consumers)) }
}

/** Adds the addresses of all areas to an app, and has their jobs ready. */
export async function openAreas(app: FastifyInstance, shop: Shop, areas: readonly Area[]): Promise<OpenAreas> {
  const jobs = createJobs((name, error) => app.log.error({ err: error, job: name }, 'a job failed and will run again'))
  const running = { shop, app, wake: jobs.wake }
  for (const area of areas) await area.routes?.(running)
  const ends: (() => void)[] = []
  return {
    start() {
      for (const area of areas) if (area.start) ends.push(area.start(running))
      jobs.start([...keepingJobs(shop), eventsJob(shop, areas), ...areas.flatMap((area) => area.jobs?.(running) ?? [])])
      shop.outbox.onWake(() => jobs.wake('events'))
    },
    async stop() {
      shop.outbox.onWake(() => {})
      for (const end of ends.splice(0)) end()
      await jobs.stop()
    },
  }
}
