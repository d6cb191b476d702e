import type { SetState, StoreContext } from '#shop/define-store'
import type { Load } from '#shop/load'
import { problemOf } from '#shop/problem'

/** The fields of a state that hold loads. */
type LoadKey<S> = { [K in keyof S]-?: S[K] extends Load<infer _> ? K : never }[keyof S]

/** What a field's load brings. */
type DataOf<L> = L extends Load<infer T> ? T : never

/**
 * Runs one load: start clears the stored value, success stores the answer, failure records the error (S01). `keep`
 * leaves the old value standing meanwhile, for asking again for the same thing. Answers with the data, or with nothing
 * when it failed or a newer request superseded it. Never rejects.
 */
export type Track<S> = <K extends LoadKey<S>>(
  key: K,
  call: () => Promise<DataOf<S[K]>>,
  keep?: boolean,
) => Promise<DataOf<S[K]> | undefined>

/**
 * Makes the `track` of one store. An answer is dropped when a newer request was made, or the shopper logged out, since.
 */
export function tracker<S>(context: StoreContext, set: SetState<S>, get: () => S): Track<S> {
  const turns: Partial<Record<keyof S, number>> = {}
  return async (key, call, keep = false) => {
    const turn = (turns[key] ?? 0) + 1
    const session = context.session()
    turns[key] = turn
    const overtaken = () => turns[key] !== turn || context.session() !== session
    const write = (load: Load<DataOf<S[typeof key]>>) => set({ [key]: load } as Partial<S>)
    const old = keep ? (get()[key] as Load<DataOf<S[typeof key]>>).data : undefined
    write({ status: 'loading', data: old })
    try {
      const data = await call()
      if (overtaken()) return undefined
      write({ status: 'ready', data })
      return data
    } catch (thrown) {
      if (!overtaken()) write({ status: 'failed', data: old, error: problemOf(thrown) })
      return undefined
    }
  }
}
