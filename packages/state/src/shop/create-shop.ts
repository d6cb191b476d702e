import type { ApiEvent } from '@hearth/sdk/core'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { appStore } from '#app/app-store'
import type { StoreContext, StoreDefinition } from '#shop/define-store'
import { handleEvent } from '#shop/handle-event'
import type { Ports } from '#shop/ports'
import type { ShopApi } from '#shop/shop-api'

/** A value that JSON can carry. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** The data that a rendered page carries for its shop. None of it belongs to one shopper. */
export interface Primed {
  /** Server time the page was rendered at, epoch ms. */
  now: number
  /** Shared fields of each store, by its name. */
  stores: Record<string, Json>
}

/** One shopper's shop: all its stores, made when they are first used. */
export interface Shop {
  ports: Ports
  store<S>(definition: StoreDefinition<S>): StoreApi<S>
  /** Calibrated time, epoch ms (K12). */
  now(): number
  /** The time a rendered page was made for, which the first render must use again. */
  renderedAt: number
  /** Shows the shopper the SDK's events. */
  handle(event: ApiEvent): void
  /** The stores made so far, by name. */
  made: ReadonlyMap<string, MadeStore>
}

/** The parts that a shop is made from. */
export interface ShopParts {
  api: ShopApi
  ports: Ports
  primed?: Primed
}

/** A store, and its definition's list of fields. */
export interface MadeStore {
  definition: { shared?: readonly string[]; personal?: boolean }
  api: StoreApi<object>
}

/**
 * Creates a shop: one for each page rendered on a server and one for each visit in a shell. It must not be a singleton,
 * or shoppers would see each other's data.
 */
export function createShop({ api, ports, primed }: ShopParts): Shop {
  const stores = new Map<string, MadeStore>()
  const forgetting: (() => void)[] = []
  let session = 0
  let loggedIn = false

  const context: StoreContext = {
    api,
    ports,
    store,
    now: () => ports.clock() + store(appStore).getState().timeOffset,
    startedAt: ports.clock(),
    session: () => session,
    isLoggedIn: () => loggedIn,
    setLoggedIn(now) {
      loggedIn = now
    },
    forget() {
      session += 1
      for (const action of forgetting) action()
      for (const { definition, api } of stores.values())
        if (definition.personal) api.setState(api.getInitialState(), true)
    },
    underWay: {},
    onForget: (action) => void forgetting.push(action),
  }

  function store<S>(definition: StoreDefinition<S>): StoreApi<S> {
    const kept = stores.get(definition.name)
    if (kept) return kept.api as StoreApi<S>
    // The primed fields are part of the initial state: zustand renders that one on a server and while hydrating.
    const made = createStore<S>((set, get) => ({
      ...definition.create(context, set, get),
      ...(primed?.stores[definition.name] as Partial<S> | undefined),
    }))
    stores.set(definition.name, { definition, api: made as StoreApi<object> })
    return made
  }

  return {
    ports,
    store,
    now: context.now,
    renderedAt: primed?.now ?? context.startedAt,
    handle: (event) => handleEvent(context, event),
    made: stores,
  }
}
