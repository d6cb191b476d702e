import type { World } from './world'

/** An action in the simulated shop: a row of the table of actions. */
export interface Doing {
  name: string
  /** Its relative frequency. */
  weight: number
  /** Takes the action once; false if there is nothing it applies to. */
  happen(world: World): Promise<boolean>
}

/** A row whose target is one of the results of `needs`, chosen at random. */
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
