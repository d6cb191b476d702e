import { useCallback, useRef, useState } from 'react'

/**
 * The action of a button. If it returns a promise, the button is busy until the promise settles. The result is ignored.
 */
export type Action = () => void | Promise<void | boolean | string | number | object | null | undefined>

/**
 * Runs an action on a press, and ignores further presses until its promise settles. The lock is set before React
 * renders, so two taps in one frame run the action once.
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
