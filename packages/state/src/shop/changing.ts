import type { SetState, StoreContext } from '#shop/define-store'

/** Fields of a state that can mark a running change: a flag, or the id of the object being changed. */
type MarkKey<S> = { [K in keyof S]-?: NonNullable<S[K]> extends boolean | string ? K : never }[keyof S]

/** Options of a change. */
export interface ChangeOptions<Mark, Answer> {
  /** Value of the mark while the change runs; `true` by default. */
  mark?: Mark
  /**
   * Stores the answer. Not called if the shopper has logged out meanwhile: the answer must not reach the next shopper.
   */
  done?(answer: Answer): unknown
  /** Shows why the call failed. Without it, the SDK's toast shows the failure. */
  refused?(thrown: unknown): unknown
}

/**
 * Runs one change: sets the store's mark, makes the call, reloads the data, and removes the mark. Ignored while another
 * change runs. Never rejects.
 * @returns whether the call succeeded
 */
export type Change<Mark> = <Answer>(
  call: () => Promise<Answer>,
  options?: ChangeOptions<Mark, Answer>,
) => Promise<boolean>

/**
 * Creates the `change` of one store.
 * @param field the field that marks a running change
 * @param reload reloads the data, also after a failure, since the server may have made the change
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
    // A logout resets the store, so the mark may now belong to a change of the next shopper. It is then left as it is.
    if (context.session() === session) write(rest)
    return done
  }
}
