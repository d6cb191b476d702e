import { useDidHide, useDidShow } from '@tarojs/taro'
import { useState } from 'react'
import type { Sight } from '@hearth/state'

/** Whether the page is seen: not while another lies on it, nor while the app is in the background. */
export function useSight(): Sight {
  const [page] = useState(createPageSight)
  useDidShow(() => page.tell(true))
  useDidHide(() => page.tell(false))
  return page
}

/** A page's sight, and how it is told. */
export function createPageSight(): Sight & { tell(seen: boolean): void } {
  const watching = new Set<() => void>()
  let seen = true
  return {
    isSeen: () => seen,
    watch(changed) {
      watching.add(changed)
      return () => void watching.delete(changed)
    },
    tell(now) {
      if (now === seen) return
      seen = now
      for (const changed of watching) changed()
    },
  }
}
