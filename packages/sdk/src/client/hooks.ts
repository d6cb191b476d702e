import type { Platform } from './platform'

/** Writes an exception to the console. A function that was passed to the client has thrown it. */
const report = (why: object): void => (globalThis as Platform).console?.error(why)

/**
 * Calls a function that was passed to the client, if there is one, and returns its result. An exception is written to
 * the console and has no other effect.
 */
export function quietly<Given, One, Two>(
  run: ((one: One, two: Two) => Given) | undefined,
  one?: One,
  two?: Two,
): Given | undefined {
  let given: Given | undefined
  try {
    given = run?.(one!, two!)
    // If the function returned a promise, perhaps nobody awaits it, and its unhandled rejection would end a Node
    // process. So its error is written to the console too.
    ;(given as Promise<void> | undefined)?.catch?.(report)
  } catch (why) {
    report(why as object)
  }
  return given
}
