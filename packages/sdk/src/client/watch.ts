/** Ms between two looks at the clock. */
const TICK = 20

/**
 * Ends what takes too long: `watch(ms, late)` calls `late` after that time, give or take 20 ms, unless it is told to forget.
 * One timer for all that is watched, and none while nothing is: a timer for each call would cost more than the call.
 * Goes by time that passed, whatever the clock is set to meanwhile; a page in the background, whose timers are slowed, is not given longer.
 */
export function createWatch(): (ms: number, late: () => void) => () => void {
  const watched = new Set<{ left: number; late: () => void }>()
  let looked = 0

  const wait = () => {
    looked = Date.now()
    setTimeout(look, TICK)
  }
  const look = () => {
    const passed = Math.max(TICK, Date.now() - looked)
    for (const one of watched) if ((one.left -= passed) <= 0) one.late()
    looked = 0
    if (watched.size) wait()
  }

  return (ms, late) => {
    if (!looked) wait()
    const one = { left: ms + Date.now() - looked, late }
    watched.add(one)
    return () => watched.delete(one)
  }
}
