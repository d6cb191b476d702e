import { setTimeout } from 'node:timers/promises'

/** Ms of one wait. */
const WAIT = 100

/**
 * Waits so many ms, in short waits of which each counts as one however long it took. A process that was busy itself
 * hears its timers before it reads what came meanwhile: one long wait would end before an answer that is there.
 * @returns whether the time is over; false as soon as the signal is given
 */
export async function shortWaits(ms: number, answered: AbortSignal): Promise<boolean> {
  for (let waited = 0; waited < ms && !answered.aborted; waited += WAIT)
    await setTimeout(WAIT, undefined, { ref: false })
  return !answered.aborted
}
