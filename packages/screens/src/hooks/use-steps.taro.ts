import { useEffect, useState } from 'react'

/** Parts that are drawn at once: what a phone shows before anybody scrolls. */
const FIRST = 2

/** Pause for input and paint between one part and the next, ms. */
const PAUSE = 30

/**
 * How many of a page's parts are drawn by now: what a phone shows first, then one after the other, since whatever
 * crosses to the view at once holds it up.
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
