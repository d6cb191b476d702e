import type { Json, Primed, Shop } from '#shop/create-shop'

/**
 * Returns the data of a shop for the browser. A page that the server renders from the shop must contain these data. The
 * function has its own file, since only a server needs it.
 */
export function primedOf({ ports, made }: Shop): Primed {
  const stores: Record<string, Json> = {}
  for (const [name, { definition, api }] of made) {
    if (!definition.shared) continue
    const state = api.getState() as Record<string, Json>
    stores[name] = Object.fromEntries(
      definition.shared.flatMap((key) => (state[key] === undefined ? [] : [[key, state[key]]])),
    )
  }
  return { now: ports.clock(), stores }
}
