import type { Platform } from './platform'

/** Writes down what a function of the shop threw. */
const report = (why: object): void => (globalThis as Platform).console?.error(why)

/**
 * Calls a function of the shop, if there is one, and returns its result. An exception is written to the console and
 * changes nothing.
 */
export function quietly<Given, One, Two>(
  run: ((one: One, two: Two) => Given) | undefined,
  one?: One,
  two?: Two,
): Given | undefined {
  let given: Given | undefined
  try {
    given = run?.(one!, two!)
    // Nobody may await it, and an unhandled rejection ends a Node process.
    ;(given as Promise<void> | undefined)?.catch?.(report)
  } catch (why) {
    report(why as object)
  }
  return given
}
