import { useEffect, useRef } from 'react'
import type { ReachEndProps } from '../types'

/**
 * Calls back when the element is within 600 px of the viewport: once if it is near at first, then each time it comes
 * near again.
 */
export function ReachEnd(props: ReachEndProps) {
  const mark = useRef<HTMLDivElement>(null)
  const now = useRef(props)
  now.current = props
  useEffect(() => {
    if (!mark.current || typeof IntersectionObserver === 'undefined') return
    const reach = () => void (now.current.disabled || now.current.onReach())
    const watch = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && reach(), {
      rootMargin: '600px',
    })
    watch.observe(mark.current)
    return () => watch.disconnect()
  }, [])
  return <div ref={mark} aria-hidden="true" />
}
