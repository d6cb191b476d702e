import { useDidHide, useDidShow } from '@tarojs/taro'
import { useState } from 'react'
import type { Ports } from '@hearth/state'

/**
 * The page's port for what draws by the clock: it pauses while another page covers this one, and while the app is in
 * the background.
 */
export function useWhileSeen(): NonNullable<Ports['whileSeen']> {
  const [clock] = useState(createSeenClock)
  useDidShow(() => clock.tell(true))
  useDidHide(() => clock.tell(false))
  return clock.whileSeen
}

/** A clock that goes while its page is seen, and how it is told whether that is so. */
function createSeenClock() {
  const runs = new Set<() => void>()
  let seen = true
  return {
    whileSeen(changed: () => void, interval: number) {
      let timer: ReturnType<typeof setInterval> | undefined
      const run = () => {
        clearInterval(timer)
        timer = seen ? setInterval(changed, interval) : undefined
        if (seen) changed()
      }
      runs.add(run)
      run()
      return () => {
        runs.delete(run)
        clearInterval(timer)
      }
    },
    tell(now: boolean) {
      if (now === seen) return
      seen = now
      for (const run of runs) run()
    },
  }
}
