import { onCloseRequest } from './close-request'

const REACHABLE =
  'a[href],button:not([disabled]),input:not([disabled]),textarea:not([disabled]),select:not([disabled]),[tabindex]'

/** Returns the focusable elements inside `root`, in order. */
const reachable = (root: HTMLElement): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(REACHABLE)].filter(
    (element) => element.tabIndex >= 0 && !element.closest('[hidden]'),
  )

let locks = 0

/**
 * Stops the page from scrolling. A padding replaces the page's scrollbar, so that nothing moves.
 * @returns a function that lets the page scroll again
 */
function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement
  locks += 1
  if (locks === 1) {
    const bar = window.innerWidth - clientWidth
    style.overflow = 'hidden'
    if (bar > 0 && bar < 40) style.paddingRight = `${bar}px`
  }
  return () => {
    locks -= 1
    if (locks > 0) return
    style.overflow = ''
    style.paddingRight = ''
  }
}

const open: HTMLElement[] = []

/**
 * Keeps the focus inside `panel`: after the last element, Tab moves to the first. If several panels are open, a request
 * to close calls `onClose` of the topmost panel only.
 * @returns a function that releases the focus: the element that had the focus before gets it back, or the page's title
 * if that element is gone
 */
export function trapFocus(panel: HTMLElement, onClose: () => void): () => void {
  const before = document.activeElement as HTMLElement | null
  const unlock = lockScroll()
  open.push(panel)
  panel.focus({ preventScroll: true })
  const isTopmost = () => open[open.length - 1] === panel
  const unwatch = onCloseRequest(() => isTopmost() && onClose())
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || !isTopmost()) return
    const stops = reachable(panel)
    const first = stops[0]
    const last = stops[stops.length - 1]
    const at = document.activeElement
    if (!first || !last) event.preventDefault()
    else if (event.shiftKey && (at === first || at === panel)) {
      event.preventDefault()
      last.focus()
    } else if (!event.shiftKey && (at === last || !panel.contains(at))) {
      event.preventDefault()
      first.focus()
    }
  }
  document.addEventListener('keydown', onKey)
  return () => {
    document.removeEventListener('keydown', onKey)
    unwatch()
    open.splice(open.indexOf(panel), 1)
    unlock()
    const back = before?.isConnected ? before : document.querySelector('h1')
    back?.focus({ preventScroll: true })
  }
}
