import { useCallback, useEffect, useRef } from 'react'

/** Tells whether the page is still shown: what was begun on it must not navigate once the shopper has left it. */
export function useMounted(): () => boolean {
  const mounted = useRef(false)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  return useCallback(() => mounted.current, [])
}
