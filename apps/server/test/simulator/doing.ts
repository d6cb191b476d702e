import type { World } from './world'

/** An action in the simulated shop. */
export interface Doing {
  name: string
  /** How often it is chosen, relative to other actions. */
  weight: number
  /** Takes the action once. Returns false if there is nothing to take it on. */
  happen(world: World): Promise<boolean>
}

/** Makes an action on a random one of the targets that `needs` returns. */
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

/** Makes an action that needs no target. */
export const always = (name: string, weight: number, does: (world: World) => Promise<unknown>): Doing =>
  doing(name, weight, () => [undefined], does)
