import type { World } from './world'

/** What a law looked at, and what breaks it. */
export interface Looked {
  seen: number
  broken: string[]
}

/** A law of a whole shop, beside those that `hearth audit` asks for: those need what was seen before, or answers. */
export interface DayLaw {
  law: string
  /** Looks after each step that wrote something, and once all has settled. */
  look(world: World, settled: boolean): Promise<Looked>
}

/** A row: what it looks at, and which of them break it. */
export const law = <One>(
  words: string,
  looksAt: (world: World) => Promise<readonly One[]>,
  isBroken: (one: One, world: World) => boolean,
): DayLaw => ({
  law: words,
  async look(world) {
    const all = await looksAt(world)
    return { seen: all.length, broken: all.filter((one) => isBroken(one, world)).map((one) => JSON.stringify(one)) }
  },
})

/** A row that is looked at when nothing is on its way any more. */
export const onceSettled = (one: DayLaw): DayLaw => ({
  law: one.law,
  look: async (world, settled) => (settled ? one.look(world, settled) : { seen: 0, broken: [] }),
})
