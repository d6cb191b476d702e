import type { FinishedPage } from '#web/finished-page'

/** A rendered page, and whether it may be cached for other visitors. */
export interface MadePage {
  page: FinishedPage
  shared: boolean
}

/** Finished pages, cached for a short time. */
export interface PageMemory {
  /** Returns the page under a key. Concurrent requests make it once. */
  get(key: string, version: string, make: () => Promise<MadePage>): Promise<MadePage>
  /** Returns the page under a key, however old the page is. It is used when no newer page can be made. */
  last(key: string): MadePage | undefined
  /** Whether there is a page under a key that may be served. */
  has(key: string, version: string): boolean
  /** Returns the page under a key if it is fresh. */
  peek(key: string, version: string): FinishedPage | undefined
}

interface Kept {
  version: string
  /** Ms on the process's clock when the page was made. */
  madeAt: number
  made: MadePage
}

/**
 * Ms for which a page is served from memory; after that it is rendered again in the background. Within a version only
 * counts of pieces change.
 */
const FRESH = 60_000
/** Ms after which a page is no longer served. */
const STALE = 120_000
const MOST_BYTES = 64 * 1024 * 1024
/** Size of a page with both compressed forms, as a multiple of its text. */
const WITH_FORMS = 1.6

/** Returns the key of a page. Pages name their own origin, so a page for another host is another page. */
export const pageKey = (origin: string, address: string): string => `${origin} ${address}`

/**
 * Makes a cache for pages. The least recently used pages are dropped first, and pages of an earlier catalogue are not
 * served.
 */
export function createPageMemory(clock: () => number = () => performance.now()): PageMemory {
  const kept = new Map<string, Kept>()
  const making = new Map<string, Promise<MadePage>>()
  let bytes = 0

  function drop(key: string): void {
    const old = kept.get(key)
    if (!old) return
    bytes -= old.made.page.size * WITH_FORMS
    kept.delete(key)
  }

  function usable(key: string, version: string): Kept | undefined {
    const found = kept.get(key)
    return found && found.version === version && clock() - found.madeAt <= STALE ? found : undefined
  }

  /** Marks a page as the most recently used one. */
  function touch(key: string, found: Kept): void {
    kept.delete(key)
    kept.set(key, found)
  }

  function keep(key: string, version: string, made: MadePage): void {
    // A page that shows a server error must not replace a correct page in the memory.
    if (made.page.status >= 500) return
    drop(key)
    if (!made.shared) return
    kept.set(key, { version, madeAt: clock(), made })
    bytes += made.page.size * WITH_FORMS
    for (const oldest of kept.keys()) {
      if (bytes <= MOST_BYTES) return
      drop(oldest)
    }
  }

  function makeOnce(key: string, version: string, make: () => Promise<MadePage>): Promise<MadePage> {
    const job = `${version} ${key}`
    const begun = making.get(job)
    if (begun) return begun
    const work = make()
      .then((made) => {
        keep(key, version, made)
        return made
      })
      .finally(() => making.delete(job))
    making.set(job, work)
    return work
  }

  return {
    async get(key, version, make) {
      const found = usable(key, version)
      if (!found) return makeOnce(key, version, make)
      touch(key, found)
      // This request gets the old page at once; later ones get the new page.
      if (clock() - found.madeAt > FRESH) makeOnce(key, version, make).catch(() => {})
      return found.made
    },
    last: (key) => kept.get(key)?.made,
    has: (key, version) => usable(key, version) !== undefined,
    peek(key, version) {
      const found = kept.get(key)
      if (found?.version !== version || clock() - found.madeAt > FRESH) return undefined
      touch(key, found)
      return found.made.page
    },
  }
}
