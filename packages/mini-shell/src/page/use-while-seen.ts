import { useDidHide, useDidShow } from '@tarojs/taro'
import { useState } from 'react'
import type { Ports } from '@hearth/state'

/**
 * Returns the page's port `whileSeen` for parts that depend on the clock. The port pauses these parts while another
 * page covers this page, and while the app is in the background.
 */
export function useWhileSeen(): NonNullable<Ports['whileSeen']> {
  const [clock] = useState(createSeenClock)
  useDidShow(() => clock.tell(true))
  useDidHide(() => clock.tell(false))
  return clock.whileSeen
}

/** Creates the port `whileSeen`. Its function `tell` informs the port whether the page is visible. */
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
