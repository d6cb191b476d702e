import { existsSync, watch } from 'node:fs'
import { join } from 'node:path'

/** A build writes many files: it has ended when none was written for this time, ms. */
const QUIET = 400

/**
 * Watches the folder of a built app.
 * @param {string} dist
 * @returns {{ tell: (response: import('node:http').ServerResponse) => void, close: () => void }} `tell` keeps a
 *   response open as a stream of events, one for each build that has ended
 */
export function watchBuilds(dist) {
  /** @type {Set<import('node:http').ServerResponse>} */
  const listeners = new Set()
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let quiet
  const built = () => {
    // A build empties the folder first.
    if (existsSync(join(dist, 'app.json'))) for (const one of listeners) one.write('data: built\n\n')
  }
  const watcher = watch(dist, { recursive: true }, () => {
    clearTimeout(quiet)
    quiet = setTimeout(built, QUIET)
  })
  return {
    tell(response) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      response.write('retry: 1000\n\n')
      listeners.add(response)
      response.on('close', () => listeners.delete(response))
    },
    close() {
      clearTimeout(quiet)
      watcher.close()
    },
  }
}
