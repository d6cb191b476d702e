import { useNow } from '@hearth/state'
import { Countdown } from '@hearth/ui'
import { useEffect } from 'react'

/**
 * A countdown by calibrated time (K12). It is a separate component, so that only this component renders each second.
 * Once the end has passed, `onEnd` is called with the first moment after the end.
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
  // `useNow` rounds the time down to the second, by up to 999 ms. Without the 999 ms that are added here, a countdown
  // of half an hour would begin at 30:01.
  return <Countdown endTime={endTime} now={now + 999} label={label} />
}
