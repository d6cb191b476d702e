import { useEffect, useState } from 'react'

/** Number of parts rendered at first: the ones that a phone shows without scrolling. */
const FIRST = 2

/** Ms between two parts, in which the view handles input and paints. */
const PAUSE = 30

/**
 * Returns the number of the page's parts to render: first the ones that a phone shows, then one more at a time, since a
 * large transfer to the view blocks it.
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
