import { useNow } from '@hearth/state'
import { Countdown } from '@hearth/ui'

/** Counts down on calibrated time (K12). Alone in a part, so that each second touches nothing else. */
export function PromotionClock({ endTime, label }: { endTime: number; label?: string }) {
  // `useNow` is floored: the rest of the second belongs to what has passed, or half an hour would begin at 30:01.
  return <Countdown endTime={endTime} now={useNow(1000) + 999} label={label} />
}
