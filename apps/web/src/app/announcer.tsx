import { HiddenText } from '@hearth/ui'
import { useEffect, useRef, useState } from 'react'

/** How long a page's heading is waited for, ms. */
const PATIENCE = 5000

/** Tells those who do not see it that another page is shown: its title is read out, and the focus goes to its heading. */
export function Announcer({ page, ready }: { page: string | undefined; ready: boolean }) {
  const last = useRef(page)
  const [text, setText] = useState('')
  useEffect(() => {
    if (!ready || last.current === page) return
    last.current = page
    setText(document.title)
    return whenHeading((heading) => {
      setText(document.title)
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

/** Waits for the page's h1, which may come with its data. Gives up when the shopper has gone on to something else. */
function whenHeading(found: (heading: HTMLElement) => void): () => void {
  const from = document.activeElement
  const look = () => {
    const heading = document.querySelector('h1')
    if (heading && document.activeElement === from) found(heading)
    return heading
  }
  if (look()) return () => {}
  const observer = new MutationObserver(() => {
    if (look()) stop()
  })
  const timer = setTimeout(() => stop(), PATIENCE)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
  }
  observer.observe(document.body, { childList: true, subtree: true })
  return stop
}
