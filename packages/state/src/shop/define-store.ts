import type { StoreApi } from 'zustand/vanilla'
import type { ResumableAction } from '#resume/keep-action'
import type { Ports } from '#shop/ports'
import type { ShopApi } from '#shop/shop-api'

/** What a store is created from. */
export interface StoreContext {
  api: ShopApi
  ports: Ports
  /** Returns another store of the same shop. */
  store<S>(definition: StoreDefinition<S>): StoreApi<S>
  /** Calibrated server time, epoch ms (K12). */
  now(): number
  /**
   * When this shop was created, epoch ms by the device's clock. The data that came with the rendered page count as
   * loaded at this time.
   */
  startedAt: number
  /**
   * Returns a number that changes with each logout. If it has changed since a request was sent, the reply belongs to an
   * earlier shopper.
   */
  session(): number
  /** Whether the shopper is known to be logged in. Stores load shoppers' data only if this is true. */
  isLoggedIn(): boolean
  /** Sets `isLoggedIn`. Called by the store of the user. */
  setLoggedIn(loggedIn: boolean): void
  /** Removes the data of this shopper from all stores. */
  forget(): void
  /**
   * Actions whose calls are running, by the name of the call. An action continues after a login if its call requires
   * one; see `ResumableActions`.
   */
  readonly underWay: Record<string, ResumableAction | undefined>
  /**
   * Registers a function that runs when the shopper's data are removed. The fields of `personal` stores need none,
   * since they are reset anyway.
   */
  onForget(action: () => void): void
}

/** Changes the state of a store. */
export type SetState<S> = StoreApi<S>['setState']

/** Defines a store. A bundle contains only the definitions that it imports, and a shop creates a store on first use. */
export interface StoreDefinition<S> {
  /** Unique within a shop. Stores of one object have its id in the name, such as `product:1001`. */
  name: string
  create(context: StoreContext, set: SetState<S>, get: () => S): S
  /** Fields that are the same for every shopper. A page that the server rendered contains them. */
  shared?: readonly (keyof S & string)[]
  /** Whether the store has data that only this shopper may see. Such a store is reset at logout (S02). */
  personal?: boolean
}

/** Returns its argument. It only lets TypeScript check the state's type. */
export const defineStore = <S>(definition: StoreDefinition<S>): StoreDefinition<S> => definition
