import type { SetState, StoreContext } from '#shop/define-store'
import { idle, ready, type Load } from '#shop/load'
import { problemOf } from '#shop/problem'

/** The fields of a state that hold loads. */
type LoadKey<S> = { [K in keyof S]-?: S[K] extends Load<infer _> ? K : never }[keyof S]

/** The result of a field's load. */
type DataOf<L> = L extends Load<infer T> ? T : never

/**
 * Runs one load: start clears the stored value, success stores the answer, failure records the error (S01). `keep`
 * leaves the old value meanwhile, for reloading the same thing. Returns the data, or undefined if it failed or a newer
 * request superseded it. Never rejects.
 */
export type Track<S> = <K extends LoadKey<S>>(
  key: K,
  call: () => Promise<DataOf<S[K]>>,
  keep?: boolean,
) => Promise<DataOf<S[K]> | undefined>

/**
 * Creates the `track` of one store. An answer is dropped if a newer request was made, or the shopper logged out, since
 * then; it is given up at once, so that the next caller can load.
 */
export function tracker<S>(context: StoreContext, set: SetState<S>, get: () => S): Track<S> {
  /** Aborts the newest request of each key. */
  const underWay = new Map<keyof S, () => void>()
  context.onForget(() => {
    for (const giveUp of underWay.values()) giveUp()
    underWay.clear()
  })
  return async (key, call, keep = false) => {
    const write = (load: Load<DataOf<S[typeof key]>>) => set({ [key]: load } as Partial<S>)
    const old = keep ? (get()[key] as Load<DataOf<S[typeof key]>>).data : undefined
    const giveUp = () => write(old === undefined ? idle : ready(old))
    /** Once at most, and only for the newest. */
    const settle = (load: Load<DataOf<S[typeof key]>>): boolean => {
      if (underWay.get(key) !== giveUp) return false
      underWay.delete(key)
      write(load)
      return true
    }
    underWay.set(key, giveUp)
    write({ status: 'loading', data: old })
    try {
      const data = await call()
      return settle(ready(data)) ? data : undefined
    } catch (thrown) {
      settle({ status: 'failed', data: old, error: problemOf(thrown) })
      return undefined
    }
  }
}
