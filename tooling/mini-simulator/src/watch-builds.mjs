import { existsSync, watch } from 'node:fs'
import { join } from 'node:path'

/** Time without a written file after which a build has ended, ms. A build writes many files. */
const QUIET = 400

/**
 * Watches the folder of a built app.
 * @param {string} dist
 * @returns {{ tell: (response: import('node:http').ServerResponse) => void, close: () => void }} `tell` keeps a
 *   response open as a stream of events, with one event for each finished build
 */
export function watchBuilds(dist) {
  /** @type {Set<import('node:http').ServerResponse>} */
  const listeners = new Set()
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let quiet
  const built = () => {
    // A build first empties the folder. Without `app.json`, the build is not finished.
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
