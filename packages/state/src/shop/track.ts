import type { SetState, StoreContext } from '#shop/define-store'
import { idle, ready, type Load } from '#shop/load'
import { problemOf } from '#shop/problem'

/** Fields of a state that are loads. */
type LoadKey<S> = { [K in keyof S]-?: S[K] extends Load<infer _> ? K : never }[keyof S]

/** The data type of a load. */
type DataOf<L> = L extends Load<infer T> ? T : never

/**
 * Runs one load (S01): sets the field to `loading`, then to the answer or the error. The previous data are removed at
 * the start unless `keep` is true, which is for reloading the same object. Returns the data; undefined if the call
 * failed or a newer request has replaced it. Never rejects.
 */
export type Track<S> = <K extends LoadKey<S>>(
  key: K,
  call: () => Promise<DataOf<S[K]>>,
  keep?: boolean,
) => Promise<DataOf<S[K]> | undefined>

/**
 * Creates the `track` of one store. An answer is dropped if a newer request was made or the shopper logged out
 * meanwhile. At logout, running loads are given up at once, so that the next caller can load.
 */
export function tracker<S>(context: StoreContext, set: SetState<S>, get: () => S): Track<S> {
  /** The functions that give up the newest request of a field, by the field's name. */
  const underWay = new Map<keyof S, () => void>()
  context.onForget(() => {
    for (const giveUp of underWay.values()) giveUp()
    underWay.clear()
  })
  return async (key, call, keep = false) => {
    const write = (load: Load<DataOf<S[typeof key]>>) => set({ [key]: load } as Partial<S>)
    const old = keep ? (get()[key] as Load<DataOf<S[typeof key]>>).data : undefined
    const giveUp = () => write(old === undefined ? idle : ready(old))
    /** Writes the result of the newest request, once. Returns whether it was written. */
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
