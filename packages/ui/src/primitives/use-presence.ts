import { useEffect, useState } from 'react'

/** Ms: duration of a panel's closing; the style sheet fades a little faster. */
const LEAVE = 180

/** Whether a panel is on screen: while it is open, and while it closes. */
export function usePresence(open: boolean): boolean {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (open) {
      setShown(true)
      return
    }
    const timer = setTimeout(() => setShown(false), LEAVE)
    return () => clearTimeout(timer)
  }, [open])
  return open || shown
}
