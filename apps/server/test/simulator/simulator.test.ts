import { WHOLE } from '@hearth/vitest/whole'
import { expect, it } from 'vitest'
import { dayLaws, DOINGS, simulate } from './simulate'

/** Set by `pnpm simulate-shop`; see `tooling/commands/simulate-shop.mjs`. */
const ASKED = process.env['SIMULATE']
const asked = JSON.parse(ASKED ?? '{}') as { minutes?: number; seed?: number; steps?: number }
/** Steps in one shop, after which another shop is opened: the more data there is, the longer the laws take to check. */
const STEPS = 400
const MINUTE = 60_000
const seed = asked.seed ?? 1
/** Seeds of days in which every action is taken and every law has data to check. A new action may need other seeds. */
const SAMPLE = [12, 15]
const DAYS = WHOLE ? Array.from({ length: 40 }, (_, at) => at + 1) : SAMPLE

/** Adds the counts of a day to the total. */
function add(to: Record<string, number>, day: Readonly<Record<string, number>>): void {
  for (const [name, count] of Object.entries(day)) to[name] = (to[name] ?? 0) + count
}

if (ASKED)
  it('keeps the laws of the shop for the requested time, to the end of the last day', async () => {
    const end = performance.now() + (asked.minutes ?? (asked.steps ? 60 : 10)) * MINUTE
    const most = asked.steps ?? STEPS
    let steps = 0
    const counted: Record<string, Record<string, number>> = { happened: {}, held: {}, kept: {} }
    for (let at = seed; at === seed || (!asked.steps && performance.now() < end); at += 1) {
      const day = await simulate(at, (step) => step >= most)
      steps += day.steps
      add(counted['happened']!, day.happened)
      add(counted['held']!, day.held)
      add(counted['kept']!, day.kept)
      process.stdout.write(`seed ${at}: ${day.steps} steps, ${day.broken} on a broken line; ${steps} in all\n`)
    }
    process.stdout.write(`${JSON.stringify(counted, null, 2)}\n`)
    expect(steps).toBeGreaterThan(0)
  }, 86_400_000)
else {
  const held: Record<string, number> = {}
  it(
    'the books are right whatever happens in whatever order, and nobody is owed anything once all has settled',
    async () => {
      const happened = new Set<string>()
      for (const at of DAYS) {
        const day = await simulate(at, (step) => step >= STEPS)
        for (const name of Object.keys(day.happened)) happened.add(name)
        add(held, day.held)
      }
      expect(DOINGS.map(({ name }) => name).filter((name) => !happened.has(name))).toEqual([])
    },
    20 * MINUTE,
  )

  it.each(dayLaws().map(({ law }) => law))('in those days %s', (law) => {
    expect(held[law]).toBeGreaterThan(0)
  })

  it(
    'the same seed gives the same day',
    async () => {
      const [one, other] = [await simulate(12, (step) => step >= 60), await simulate(12, (step) => step >= 60)]
      expect(other).toEqual(one)
    },
    5 * MINUTE,
  )
}
