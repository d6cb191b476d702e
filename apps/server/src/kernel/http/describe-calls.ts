import { catalogue } from '@hearth/sdk/core'
import type { Area } from '#kernel/area'
import { collectRoutes } from '#kernel/http/routes'

/** Facts about a call that the server knows, and that the call's comment in the SDK shows. */
export interface CallFacts {
  /** Whether the server answers the call; otherwise the call is reported as not built. */
  built: boolean
  /** Whether a visitor may make the call. */
  visitors: boolean
}

/**
 * Returns the facts about each call of the catalogue that has an address on this server, by the call's name, such as
 * `cart.read`.
 */
export function describeCalls(areas: readonly Area[]): Record<string, CallFacts> {
  const facts = collectRoutes(catalogue, areas).flatMap(({ names, call }) =>
    names.map((name): [string, CallFacts] => [name, { built: call !== undefined, visitors: call?.visitors ?? false }]),
  )
  return Object.fromEntries(facts)
}
