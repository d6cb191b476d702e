import { useEffect, useState } from 'react'

/** Parts drawn at once: what a phone shows without scrolling. */
const FIRST = 2

/** Pause for input and paint between one part and the next, ms. */
const PAUSE = 30

/**
 * Number of the page's parts drawn so far: first what a phone shows, then one after the other, since a large transfer
 * to the view blocks it.
 */
export function useSteps(count: number): number {
  const [drawn, setDrawn] = useState(FIRST)
  useEffect(() => {
    if (drawn >= count) return
    const timer = setTimeout(() => setDrawn(drawn + 1), PAUSE)
    return () => clearTimeout(timer)
  }, [drawn, count])
  return Math.min(drawn, count)
}
