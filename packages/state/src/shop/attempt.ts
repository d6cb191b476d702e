import { isNotDone } from '#shop/is-not-done'
import type { Ports } from '#shop/ports'

/** Sends an action so that the server carries it out once, even if the shopper presses several times. */
export interface Attempt {
  /**
   * Sends the action with the idempotency key of the current try. The key stays the same while the try's result is
   * unknown; an answer or a refusal ends the try.
   * @param wish the action's parameters as text; other parameters begin another try
   * @throws whatever `send` throws
   */
  send<T>(wish: string, send: (idempotencyKey: string) => Promise<T>): Promise<T>
  /** Ends the current try: the next press gets a new key. */
  end(): void
}

/**
 * Creates the `attempt` of one action of a store.
 * @param goesOn true if the answer only begins the action, as with a payment; the try then lasts until a refusal or
 * `end`
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
        // If a try with other parameters has begun meanwhile, that try must not end here.
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
