import type { StoreApi } from 'zustand/vanilla'
import type { ResumableAction } from '#resume/keep-action'
import type { Ports } from '#shop/ports'
import type { ShopApi } from '#shop/shop-api'

/** The parts that a store is made from. */
export interface StoreContext {
  api: ShopApi
  ports: Ports
  /** Another store of the same shop. */
  store<S>(definition: StoreDefinition<S>): StoreApi<S>
  /** Server time as well as it is known, epoch ms (K12). */
  now(): number
  /** When this shop was created, by the device's clock; primed data count as fresh from then. */
  startedAt: number
  /** Changed by a logout: answers to requests of another number belong to another shopper. */
  session(): number
  /** Whether the shopper is known to be logged in: data of shoppers are not loaded for visitors. */
  isLoggedIn(): boolean
  /** Called by the user's store. */
  setLoggedIn(loggedIn: boolean): void
  /** Drops data that only this shopper may see. */
  forget(): void
  /** Actions of running calls, by name, if they continue after a login; see `ResumableActions`. */
  readonly underWay: Record<string, ResumableAction | undefined>
  /** Called when the shopper's data are forgotten, besides resetting to the initial state. */
  onForget(action: () => void): void
}

/** How a store changes its state. */
export type SetState<S> = StoreApi<S>['setState']

/** A kind of store. A bundle only contains the definitions it imports; a shop creates each on first use. */
export interface StoreDefinition<S> {
  /** Unique in a shop. Families carry their id in it, such as `product:1001`. */
  name: string
  create(context: StoreContext, set: SetState<S>, get: () => S): S
  /** Fields that are the same for every shopper: they travel with a page that the server rendered. */
  shared?: readonly (keyof S & string)[]
  /** Whether it contains data that only this shopper may see: dropped on logout (S02). */
  personal?: boolean
}

/** Names a definition's state once, so that it is checked. */
export const defineStore = <S>(definition: StoreDefinition<S>): StoreDefinition<S> => definition
