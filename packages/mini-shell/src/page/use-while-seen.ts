import { useDidHide, useDidShow } from '@tarojs/taro'
import { useState } from 'react'
import type { Ports } from '@hearth/state'

/**
 * The page's port for parts drawn by the clock: it pauses while another page covers this one, and while the app is in
 * the background.
 */
export function useWhileSeen(): NonNullable<Ports['whileSeen']> {
  const [clock] = useState(createSeenClock)
  useDidShow(() => clock.tell(true))
  useDidHide(() => clock.tell(false))
  return clock.whileSeen
}

/** A clock that runs while its page is visible, and the function that tells it so. */
function createSeenClock() {
  const turns = new Set<() => void>()
  let seen = true
  return {
    whileSeen(run: () => () => void) {
      let stop: (() => void) | undefined
      const turn = () => {
        stop?.()
        stop = seen ? run() : undefined
      }
      turns.add(turn)
      turn()
      return () => {
        turns.delete(turn)
        stop?.()
      }
    },
    tell(now: boolean) {
      if (now === seen) return
      seen = now
      for (const turn of turns) turn()
    },
  }
}
