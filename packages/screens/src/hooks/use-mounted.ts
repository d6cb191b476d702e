import { useCallback, useEffect, useRef } from 'react'

/** Whether the page is still shown: an action begun on it must not navigate after the shopper left it. */
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
