import { useEffect, useState } from 'react'

/** Ms that a panel takes to close. The style sheet's fade is a little shorter. */
const LEAVE = 180

/** Returns whether a panel is on screen: while it is open and while it closes. */
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
