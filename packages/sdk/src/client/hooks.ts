import { platform } from './platform'

/** Writes down what a function of the shop threw. */
const report = (why: object): void => platform.console?.error(why)

/** Runs a function of the shop whose result nobody waits for. What it throws is written to the console and changes nothing. */
export const tellQuietly = async (tell: () => void | Promise<void>): Promise<void> => {
  try {
    await tell()
  } catch (why) {
    report(why as object)
  }
}

/** Asks a function of the shop; where there is none, or it throws, the other answers. */
export const askQuietly = <T>(ask: (() => T) | undefined, otherwise: () => T): T => {
  if (ask)
    try {
      return ask()
    } catch (why) {
      report(why as object)
    }
  return otherwise()
}
