import { useNow } from '@hearth/state'
import { Countdown } from '@hearth/ui'
import { useEffect } from 'react'

/**
 * Counts down on calibrated time (K12). A separate component, so that each second renders nothing else. `onEnd` is
 * called with the first moment after the end, once it has come.
 */
export function PromotionClock({
  endTime,
  label,
  onEnd,
}: {
  endTime: number
  label?: string
  onEnd?: (after: number) => void
}) {
  const now = useNow(1000)
  const ended = now > endTime
  useEffect(() => {
    if (ended) onEnd?.(endTime + 1)
  }, [ended, endTime, onEnd])
  // `useNow` is rounded down: the rest of the second has passed, or half an hour would begin at 30:01.
  return <Countdown endTime={endTime} now={now + 999} label={label} />
}
