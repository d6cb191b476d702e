import { useCallback, useRef, useState } from 'react'

/** A button's action. A promise keeps the button busy until it settles; its result is ignored. */
export type Action = () => void | Promise<void | boolean | string | number | object | null | undefined>

/**
 * Prevents an action from running twice at once: while its promise is open, further presses are ignored. The lock is
 * set before React renders, so two taps in one frame count as one.
 */
export function usePress(action: Action | undefined, blocked: boolean): { running: boolean; press: () => void } {
  const locked = useRef(false)
  const [running, setRunning] = useState(false)
  const press = useCallback(() => {
    if (blocked || locked.current) return
    const result = action?.()
    if (!result) return
    const release = () => {
      locked.current = false
      setRunning(false)
    }
    locked.current = true
    setRunning(true)
    result.then(release, release)
  }, [blocked, action])
  return { running, press }
}
