import { catalogue } from '@hearth/sdk/core'
import type { Area } from '#kernel/area'
import { collectRoutes } from '#kernel/http/routes'

/** What the server says about a call in the call's comment. */
export interface CallFacts {
  /** Whether it is answered; otherwise it is reported as not built. */
  built: boolean
  /** Whether a visitor may make the call. */
  visitors: boolean
}

/**
 * Returns, for each call of the catalogue that has an address here, whether it is built and whether visitors may make
 * it, by names such as `cart.read`.
 */
export function describeCalls(areas: readonly Area[]): Record<string, CallFacts> {
  const facts = collectRoutes(catalogue, areas).flatMap(({ names, call }) =>
    names.map((name): [string, CallFacts] => [name, { built: call !== undefined, visitors: call?.visitors ?? false }]),
  )
  return Object.fromEntries(facts)
}
