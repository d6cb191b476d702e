import { currentEntry, nameEntry } from '#client/history'
import { textsIn } from '#client/texts-in'
import { layoutPage } from '#client/layout-page'

/** The storage key of the positions during a visit to the cashier or a reload. */
const KEPT = 'hearth.scroll'

/** Without storage, a reloaded page starts at its top. */
const kept = textsIn('sessionStorage')

/** How long the old position is restored again while a loading page grows, ms. */
const RESTORE_TIMEOUT = 2000

/** Scroll positions by history entry: "back" shows a page at its last position, a new page starts at its top. */
export interface ScrollMemory {
  /** Scrolls the current page to its stored position, or a new page to its top. */
  settle(): void
}

/** Takes over scroll restoration from the browser, which restores before the page is drawn. */
export function createScrollMemory(): ScrollMemory {
  nameEntry()
  const positions = readPositions()
  let shown = currentEntry().key
  let follow = 0

  history.scrollRestoration = 'manual'
  addEventListener('scroll', () => void (positions[shown] = Math.round(scrollY)), { passive: true })
  addEventListener('pagehide', () => kept.set(KEPT, JSON.stringify(positions)))
  // Once the shopper scrolls, the stored position is no longer restored.
  for (const type of ['wheel', 'touchmove', 'keydown'])
    addEventListener(type, () => void (follow = 0), { passive: true })

  return {
    settle() {
      const { key } = currentEntry()
      const wanted = positions[key] ?? 0
      // A position can be restored only when the whole page is laid out.
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

/** The stored positions; none if the stored text is invalid. */
function readPositions(): Record<string, number> {
  try {
    return Object(JSON.parse(kept.get(KEPT) ?? '{}')) as Record<string, number>
  } catch {
    return {}
  }
}
