import { catalogue } from '@hearth/sdk/core'
import { areas } from '#areas/all'
import type { AnsweredCall } from '#kernel/area'
import { collectRoutes, type Route } from '#kernel/http/routes'

/** The addresses of the catalogue that are built, with their handlers. */
export const builtCalls = collectRoutes(catalogue, areas).filter(
  (route): route is Route & { call: AnsweredCall } => route.call !== undefined,
)

/** Returns the limits of a call, by its name. */
export const limitsOf = (name: string) => builtCalls.find((route) => route.name === name)!.call.limits!
