import type { FastifyInstance } from 'fastify'
import type { Area } from '#kernel/area'
import { wishesOf, type Consumer } from '#kernel/events/consumer'
import { deliverEvents } from '#kernel/events/deliver-events'
import { createJobs, type Job } from '#kernel/jobs/jobs'
import { KEEPING_JOBS } from '#kernel/jobs/keeping-jobs'
import type { Shop } from '#shop/shop'

/** What areas do besides answering calls. */
export interface OpenAreas {
  /** Begins the jobs; call it once the app listens. */
  start(): void
  /** Lets running jobs finish; call it before the database closes. */
  stop(): Promise<void>
}

/** Ms between two checks for events that no job was woken for. */
const LOOK_EVERY = 2000

/** Returns the consumers of all areas that this shop uses. */
const consumersOf = ({ ports }: Shop, areas: readonly Area[]): Consumer[] =>
  areas.flatMap((area) => area.consumers ?? []).filter(({ works }) => works?.(ports) ?? true)

/** Delivers events to the consumers of all areas, for code that runs jobs one by one. */
export const eventsJob = (shop: Shop, areas: readonly Area[]): Job => ({
  name: 'events',
  every: LOOK_EVERY,
  run: () => deliverEvents(shop, consumersOf(shop, areas)),
})

/**
 * Delivers events in parallel jobs: each consumer that calls an external service has a job of its own, so that a slow
 * service blocks only itself. The first job creates deliveries, and wakes the others.
 * @param wake runs a job now
 */
export function eventsJobs(shop: Shop, areas: readonly Area[], wake: (job: string) => void = () => {}): Job[] {
  const all = consumersOf(shop, areas)
  const outside = all.filter(({ send }) => send)
  const jobOf = ({ name }: Consumer) => `events for ${name}`
  return [
    {
      name: FIRST_EVENTS_JOB,
      every: LOOK_EVERY,
      run: () =>
        deliverEvents(
          shop,
          all,
          all.filter(({ send }) => !send),
          (names) => outside.filter(({ name }) => names.includes(name)).forEach((one) => wake(jobOf(one))),
        ),
    },
    ...outside.map((one) => ({
      name: jobOf(one),
      every: LOOK_EVERY,
      run: () => deliverEvents(shop, all, [one]),
    })),
  ]
}

/** The job that is woken when there are new events. */
const FIRST_EVENTS_JOB = 'events'

/** Adds the addresses of all areas to an app, and has their jobs ready. */
export async function openAreas(app: FastifyInstance, shop: Shop, areas: readonly Area[]): Promise<OpenAreas> {
  const jobs = createJobs(shop, (name, error) =>
    app.log.error({ err: error, job: name }, 'a job failed and will run again'),
  )
  const running = { shop, app, wake: jobs.wake }
  shop.outbox.expect(consumersOf(shop, areas).flatMap(wishesOf))
  for (const area of areas) await area.routes?.(running)
  const ends: (() => void)[] = []
  return {
    start() {
      for (const area of areas) if (area.start) ends.push(area.start(running))
      const events = eventsJobs(shop, areas, jobs.wake)
      jobs.start([...KEEPING_JOBS, ...events, ...areas.flatMap((area) => area.jobs?.(running) ?? [])])
      shop.outbox.onWake(() => jobs.wake(FIRST_EVENTS_JOB))
    },
    async stop() {
      shop.outbox.onWake(() => {})
      for (const end of ends.splice(0)) end()
      await jobs.stop()
    },
  }
}
