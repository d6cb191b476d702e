import { useRef, useSyncExternalStore } from 'react'
import { useWholeShop } from '#react/shop-provider'
import type { StoreDefinition } from '#shop/define-store'

/**
 * Returns the value that a selector picks from a store, and renders the component again when the value changes. A new
 * flat object or array with equal values counts as unchanged.
 */
export function useShop<S, T>(definition: StoreDefinition<S>, selector: (state: S) => T): T {
  const store = useWholeShop().store(definition)
  const last = useRef<T>()
  const pick = (state: S): T => {
    const picked = selector(state)
    return isSame(last.current, picked) ? (last.current as T) : (last.current = picked)
  }
  return useSyncExternalStore(
    store.subscribe,
    () => pick(store.getState()),
    () => pick(store.getInitialState()),
  )
}

/**
 * Returns the actions of a store without subscribing to its state. Only functions of the result may be used: its values
 * do not update.
 */
export const useActions = <S>(definition: StoreDefinition<S>): S => useWholeShop().store(definition).getState()

function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b || Array.isArray(a) !== Array.isArray(b)) return false
  const [one, other] = [Object.entries(a), b as Record<string, unknown>]
  return (
    one.length === Object.keys(b).length && one.every(([key, value]) => key in other && Object.is(value, other[key]))
  )
}
