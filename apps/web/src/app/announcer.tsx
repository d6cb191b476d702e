import { HiddenText } from '@hearth/ui'
import { useEffect, useRef, useState } from 'react'

/** Ms after which a new page's heading is no longer expected to change. */
const HEADING_TIMEOUT = 5000

/** Announces a change of page to screen readers: reads out the heading of the new page and moves the focus to it. */
export function Announcer({ page, ready }: { page: string | undefined; ready: boolean }) {
  const last = useRef(page)
  const [text, setText] = useState('')
  useEffect(() => {
    if (!ready || last.current === page) return
    last.current = page
    return followHeading((heading) => {
      setText(heading.textContent ?? '')
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    })
  }, [page, ready])
  return (
    <div role="status" aria-live="polite">
      <HiddenText>{text}</HiddenText>
    </div>
  )
}

/**
 * Calls `found` with the page's h1, and again with the h1 that replaces it when the page's data are loaded, since
 * removing a focused heading loses the focus. Does not call `found` while the shopper has the focus elsewhere.
 * @returns a function that stops the calls
 */
function followHeading(found: (heading: HTMLElement) => void): () => void {
  const before = document.activeElement
  let heading: HTMLElement | null = null
  const look = () => {
    const now = document.querySelector('h1')
    const focus = document.activeElement
    if (!now || now === heading || (focus !== before && focus !== heading && focus !== document.body)) return
    heading = now
    found(now)
  }
  const observer = new MutationObserver(look)
  const timer = setTimeout(() => observer.disconnect(), HEADING_TIMEOUT)
  observer.observe(document.body, { childList: true, subtree: true })
  look()
  return () => {
    observer.disconnect()
    clearTimeout(timer)
  }
}
