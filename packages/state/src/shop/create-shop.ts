import type { ApiEvent } from '@hearth/sdk/core'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { appStore } from '#app/app-store'
import type { StoreContext, StoreDefinition } from '#shop/define-store'
import { handleEvent } from '#shop/handle-event'
import type { Ports } from '#shop/ports'
import type { ShopApi } from '#shop/shop-api'

/** A value that JSON can carry. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** Data that a rendered page contains for its shop. They are the same for every shopper. */
export interface Primed {
  /** Server time at which the page was rendered, epoch ms. */
  now: number
  /** Shared fields of each store, by the store's name. */
  stores: Record<string, Json>
}

/** The shop of one shopper, with all stores. A store is created on first use. */
export interface Shop {
  ports: Ports
  store<S>(definition: StoreDefinition<S>): StoreApi<S>
  /** Calibrated time, epoch ms (K12). */
  now(): number
  /** Time at which the page was rendered, epoch ms. The first render in the browser must use the same time. */
  renderedAt: number
  /** Handles an event of the SDK, such as a toast. */
  handle(event: ApiEvent): void
  /** The stores created so far, by name. */
  made: ReadonlyMap<string, MadeStore>
}

/** What a shop is created from. */
export interface ShopParts {
  api: ShopApi
  ports: Ports
  primed?: Primed
}

/** A created store, with its definition. */
export interface MadeStore {
  definition: { shared?: readonly string[]; personal?: boolean }
  api: StoreApi<object>
}

/**
 * Creates a shop: one for each page that a server renders and one for each visit in a shell. A shop shared between
 * shoppers would show one shopper's data to another.
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
    // The data that came with the rendered page are part of the initial state, which is what zustand renders on a
    // server and during hydration.
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
