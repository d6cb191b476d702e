import { setTimeout } from 'node:timers/promises'

/** Ms of one of the waits of `shortWaits`. */
const WAIT = 100

/**
 * Waits this many ms, in short waits. Each wait counts as 100 ms, however long it took. Node runs timers before it
 * reads sockets: if the process was busy, a single long wait could end before Node reads an answer that has already
 * arrived.
 * @returns true after the whole time; false if `answered` was aborted before
 */
export async function shortWaits(ms: number, answered: AbortSignal): Promise<boolean> {
  for (let waited = 0; waited < ms && !answered.aborted; waited += WAIT)
    await setTimeout(WAIT, undefined, { ref: false })
  return !answered.aborted
}
