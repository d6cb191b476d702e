import type { World } from './world'

/** Something that may happen in the shop: a row of the table of doings. */
export interface Doing {
  name: string
  /** How often it is chosen, beside the others. */
  weight: number
  /** Lets it happen once; false where there is nothing it could happen to. */
  happen(world: World): Promise<boolean>
}

/** A row: what it needs is one of what `needs` answers, chosen by chance. */
export function doing<One>(
  name: string,
  weight: number,
  needs: (world: World) => readonly One[] | Promise<readonly One[]>,
  does: (world: World, one: One) => Promise<unknown>,
): Doing {
  return {
    name,
    weight,
    async happen(world) {
      const all = await needs(world)
      if (all.length === 0) return false
      await does(world, world.pick(all))
      return true
    },
  }
}

/** A row that needs nothing but a shop. */
export const always = (name: string, weight: number, does: (world: World) => Promise<unknown>): Doing =>
  doing(name, weight, () => [undefined], does)
