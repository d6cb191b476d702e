import { useCallback, useEffect, useRef } from 'react'

/**
 * Returns a function that tells whether the page is still shown. An action must not navigate after the shopper has left
 * the page.
 */
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
