import { currentEntry, currentPath } from '#client/history'
import { textsIn } from '#client/texts-in'

/** Return from a cashier outside the shop; stored while the shopper is there. */
interface Way {
  /** The page that opened the cashier. */
  from: string
  /** Entries in the history when the cashier opened, including its own. */
  length: number
  /** The page that the cashier returned to; absent before it did. */
  to?: string
}

/** The storage key of this. */
const CASHIER_WAY = 'cashier-way'

/** Most entries that browsers keep; `history.length` does not grow beyond. */
const MOST_ENTRIES = 50

const kept = textsIn('sessionStorage')

/** Opens a cashier's page in a new entry of the history, and keeps the position of that entry. */
export function leaveForCashier(url: string): void {
  const from = currentPath()
  history.pushState(null, '')
  kept.set(CASHIER_WAY, JSON.stringify({ from, length: history.length } satisfies Way))
  // A page restored from the back/forward cache is not loaded again.
  addEventListener('pageshow', ({ persisted }) => persisted && comeFromCashier())
  location.replace(url)
}

/**
 * Puts the page that the cashier led back to in place of the page that opened the cashier. "Back" then leads to the
 * page before that one, and not to the cashier. A script can replace only the current entry of the history, so this
 * goes back to the page that opened the cashier first.
 */
export function comeFromCashier(): void {
  const way = JSON.parse(kept.get(CASHIER_WAY) ?? 'null') as Way | null
  if (!way) return
  const here = currentPath()
  const steps = way.length - history.length - 1
  if (here === way.from || steps >= 0 || history.length >= MOST_ENTRIES) {
    kept.remove(CASHIER_WAY)
    if (here !== way.from || !way.to) return
    history.replaceState(currentEntry(), '', way.to)
    dispatchEvent(new Event('popstate'))
  } else if (!way.to) {
    kept.set(CASHIER_WAY, JSON.stringify({ ...way, to: here } satisfies Way))
    history.go(steps)
  }
}
