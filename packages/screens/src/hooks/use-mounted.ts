import { useCallback, useEffect, useRef } from 'react'

/** Tells whether the page still stands: who left it meanwhile is not to be led on, or back, by what was begun there. */
export function useStanding(): () => boolean {
  const standing = useRef(false)
  useEffect(() => {
    standing.current = true
    return () => {
      standing.current = false
    }
  }, [])
  return useCallback(() => standing.current, [])
}
