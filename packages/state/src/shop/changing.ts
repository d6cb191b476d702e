import type { SetState, StoreContext } from '#shop/define-store'

/** The fields of a state that mark a running change: a flag, or the id of the changed thing. */
type MarkKey<S> = { [K in keyof S]-?: NonNullable<S[K]> extends boolean | string ? K : never }[keyof S]

/** Options of a change, besides its call. */
export interface ChangeOptions<Mark, Answer> {
  /** Value of the field while the change is under way; `true` without it. */
  mark?: Mark
  /** Stores the answer. Not called if the shopper logged out meanwhile, since the answer is not for the next one. */
  done?(answer: Answer): unknown
  /** Shows why the call failed; without it, a toast of the SDK does. */
  refused?(thrown: unknown): unknown
}

/**
 * Runs one change: marks the store as busy, makes the call, reloads, and removes the mark. A second change meanwhile is
 * ignored. Never rejects.
 * @returns whether the call succeeded
 */
export type Change<Mark> = <Answer>(
  call: () => Promise<Answer>,
  options?: ChangeOptions<Mark, Answer>,
) => Promise<boolean>

/**
 * Makes the `change` of one store.
 * @param field the field that marks the store as busy
 * @param reload reloads the data, after a failure too, since the server may have executed the change
 */
export function changing<S, K extends MarkKey<S>>(
  context: Pick<StoreContext, 'session'>,
  set: SetState<S>,
  get: () => S,
  field: K,
  reload?: () => Promise<unknown>,
): Change<NonNullable<S[K]>> {
  return async (call, { mark, done: keep, refused } = {}) => {
    const rest = get()[field]
    if (rest) return false
    const session = context.session()
    const write = (value: unknown) => set({ [field]: value } as Partial<S>)
    write(mark ?? true)
    let done = true
    try {
      const answer = await call()
      if (context.session() === session) keep?.(answer)
    } catch (thrown) {
      done = false
      await refused?.(thrown)
    }
    await reload?.()
    // A logout has reset the store: the mark may be the next shopper's.
    if (context.session() === session) write(rest)
    return done
  }
}
