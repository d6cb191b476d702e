import { currentEntry, nameEntry } from '#client/history'
import { textsIn } from '#client/texts-in'
import { layoutPage } from '#client/layout-page'

/**
 * Storage key of the scroll positions. They are stored when the shopper leaves the document, such as for the cashier or
 * by a reload.
 */
const KEPT = 'hearth.scroll'

/** Storage of the scroll positions. Without it, a reloaded page starts at its top. */
const kept = textsIn('sessionStorage')

/** Ms: timeout. Until then, a page that grows while its content loads is scrolled to its stored position again. */
const RESTORE_TIMEOUT = 2000

/**
 * Keeps a scroll position for each entry of the history. "Back" shows a page at its last position; a new page starts at
 * its top.
 */
export interface ScrollMemory {
  /** Scrolls the current page to its stored position; a new page to its top. */
  settle(): void
}

/**
 * Creates the scroll memory, which replaces the browser's own: the browser would scroll before the page is rendered.
 */
export function createScrollMemory(): ScrollMemory {
  nameEntry()
  const positions = readPositions()
  let shown = currentEntry().key
  let follow = 0

  history.scrollRestoration = 'manual'
  addEventListener('scroll', () => void (positions[shown] = Math.round(scrollY)), { passive: true })
  addEventListener('pagehide', () => kept.set(KEPT, JSON.stringify(positions)))
  // Once the shopper scrolls, the page no longer returns to the stored position.
  for (const type of ['wheel', 'touchmove', 'keydown'])
    addEventListener(type, () => void (follow = 0), { passive: true })

  return {
    settle() {
      const { key } = currentEntry()
      const wanted = positions[key] ?? 0
      // The browser can scroll to a stored position only if the whole page is laid out.
      if (wanted || key !== shown) layoutPage()
      shown = key
      scrollTo(0, wanted)
      follow = performance.now() + RESTORE_TIMEOUT
      const approach = () => {
        if (performance.now() > follow || Math.abs(scrollY - wanted) < 2) return
        scrollTo(0, wanted)
        requestAnimationFrame(approach)
      }
      approach()
    },
  }
}

/** Returns the stored positions; none if the stored text is invalid. */
function readPositions(): Record<string, number> {
  try {
    return Object(JSON.parse(kept.get(KEPT) ?? '{}')) as Record<string, number>
  } catch {
    return {}
  }
}
