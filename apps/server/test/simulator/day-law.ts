import type { World } from './world'

/** How much data a law checked, and the violations it found. */
export interface Looked {
  seen: number
  broken: string[]
}

/** A law of a whole shop, besides those of `hearth audit`: it needs earlier states, or replies. */
export interface DayLaw {
  law: string
  /** Checks the law after a step that wrote something, and once everything has settled. */
  look(world: World, settled: boolean): Promise<Looked>
}

/** Makes a law from the data that it checks and a condition that is true for violations. */
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

/** Makes a law that is checked only once everything has settled. */
export const onceSettled = (one: DayLaw): DayLaw => ({
  law: one.law,
  look: async (world, settled) => (settled ? one.look(world, settled) : { seen: 0, broken: [] }),
})
