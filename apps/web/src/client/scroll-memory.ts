import { currentEntry, nameEntry } from '#client/history'
import { textsIn } from '#client/texts-in'
import { layoutPage } from '#client/layout-page'

/** The key the positions are stored under for a visit to the cashier or a reload. */
const KEPT = 'hearth.scroll'

/** Without storage a reload begins at the top. */
const kept = textsIn('sessionStorage')

/** How long a page that grows while it loads is followed to its old position, ms. */
const RESTORE_TIMEOUT = 2000

/** Scroll positions by history entry: "back" shows a page where it was left, a new page begins at its top. */
export interface ScrollMemory {
  /** Scrolls the page shown now to its stored position, a new page to its top. */
  settle(): void
}

/** Takes scroll restoration over from the browser, which restores before the page is drawn. */
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
      // A position can be restored only on a page that is laid out as a whole.
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

/** The positions that were stored; none where the stored text is not of ours. */
function readPositions(): Record<string, number> {
  try {
    return Object(JSON.parse(kept.get(KEPT) ?? '{}')) as Record<string, number>
  } catch {
    return {}
  }
}
