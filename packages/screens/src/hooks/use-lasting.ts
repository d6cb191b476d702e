import { useEffect, useState } from 'react'

/** Ms after which the page shows that something is running. */
const MOMENT = 400

/** Returns whether something has been running for longer than `MOMENT`, so that short waits show nothing. */
export function useLasting(goingOn: boolean): boolean {
  const [lasting, setLasting] = useState(false)
  useEffect(() => {
    if (!goingOn) return
    const timer = setTimeout(setLasting, MOMENT, true)
    return () => {
      clearTimeout(timer)
      setLasting(false)
    }
  }, [goingOn])
  return lasting
}
