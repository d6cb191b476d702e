import { isNotDone } from '#shop/is-not-done'
import type { Ports } from '#shop/ports'

/** An action that the server carries out once, however often it is pressed for. */
export interface Attempt {
  /**
   * Sends the action under the idempotency key of the current try. The key stays while the result of the try is
   * unknown; an answer or a refusal ends the try.
   * @param wish the action's parameters: other parameters make another try
   * @throws whatever `send` throws
   */
  send<T>(wish: string, send: (idempotencyKey: string) => Promise<T>): Promise<T>
  /** Ends the current try: the next press gets a new key. */
  end(): void
}

/**
 * Makes the `attempt` of one action of a store.
 * @param goesOn the action only begins with its answer, like a payment: the try lasts until a refusal or `end`
 */
export function attempt({ newId }: Pick<Ports, 'newId'>, goesOn = false): Attempt {
  let current: { wish: string; key: string } | undefined
  const end = () => {
    current = undefined
  }
  return {
    async send(wish, send) {
      if (current?.wish !== wish) current = { wish, key: newId() }
      const own = current
      try {
        const answer = await send(own.key)
        // The try of other parameters may have begun meanwhile.
        if (!goesOn && current === own) end()
        return answer
      } catch (thrown) {
        if (isNotDone(thrown) && current === own) end()
        throw thrown
      }
    },
    end,
  }
}
