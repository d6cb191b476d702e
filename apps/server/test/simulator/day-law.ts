import type { World } from './world'

/** The data that a law checked, and its violations. */
export interface Looked {
  seen: number
  broken: string[]
}

/** A law of a whole shop, besides those of `hearth audit`: it needs earlier states, or replies. */
export interface DayLaw {
  law: string
  /** Checks after each step that wrote something, and once everything has settled. */
  look(world: World, settled: boolean): Promise<Looked>
}

/** A law: the data it checks, and which of them violate it. */
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

/** A law that is checked when no events are pending any more. */
export const onceSettled = (one: DayLaw): DayLaw => ({
  law: one.law,
  look: async (world, settled) => (settled ? one.look(world, settled) : { seen: 0, broken: [] }),
})
