import { useEffect, useState } from 'react'

/** Ms after which the page shows that something is running. */
const MOMENT = 400

/** Whether something has been running for more than a moment, so that short waits do not flash. */
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
