import { currentEntry, currentPath } from '#client/history'
import { textsIn } from '#client/texts-in'

/** A visit to a cashier outside the shop, stored in the tab while the shopper is there. */
interface Way {
  /** Path of the page that opened the cashier. */
  from: string
  /** Number of entries in the history, including the cashier's. */
  length: number
  /** Path of the page that the cashier returned to; absent until it has returned. */
  to?: string
}

/** Storage key of the visit to the cashier. */
const CASHIER_WAY = 'cashier-way'

/** Maximum number of entries that browsers keep; `history.length` does not exceed it. */
const MOST_ENTRIES = 50

const kept = textsIn('sessionStorage')

/** Opens a cashier's page in a new entry of the history, and stores the position of that entry. */
export function leaveForCashier(url: string): void {
  const from = currentPath()
  history.pushState(null, '')
  kept.set(CASHIER_WAY, JSON.stringify({ from, length: history.length } satisfies Way))
  // The back/forward cache restores this page without running its scripts again. The handler of `pageshow` therefore
  // calls `comeFromCashier`.
  addEventListener('pageshow', ({ persisted }) => persisted && comeFromCashier())
  location.replace(url)
}

/**
 * After a visit to a cashier, shows the page that the cashier returned to, in place of the page that opened the
 * cashier. "Back" then leads to the page before, and not to the cashier. A script can only replace the current entry of
 * the history, so the function first goes back to the entry of the page that opened the cashier.
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
