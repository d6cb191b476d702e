import { useEffect, useRef } from 'react'
import type { ReachEndProps } from '../types'

/** Watches the end of a list from one screen away. */
export function ReachEnd({ onReach, disabled }: ReachEndProps) {
  const mark = useRef<HTMLDivElement>(null)
  const reach = useRef(onReach)
  reach.current = onReach
  useEffect(() => {
    if (disabled || !mark.current || typeof IntersectionObserver === 'undefined') return
    const watch = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && reach.current(), { rootMargin: '600px' })
    watch.observe(mark.current)
    return () => watch.disconnect()
  }, [disabled])
  return <div ref={mark} aria-hidden="true" />
}
