import { useDidShow } from '@tarojs/taro'
import { useCallback, useRef, useState } from 'react'
import type { Ports } from '@hearth/state'

/** The page's port for loads that repeat when a shopper comes back to it; the first opening does not count. */
export function useShownAgain(): NonNullable<Ports['whenShownAgain']> {
  const [calls] = useState(() => new Set<() => void>())
  const wasShown = useRef(false)
  useDidShow(() => {
    if (wasShown.current) for (const call of calls) call()
    wasShown.current = true
  })
  return useCallback(
    (again) => {
      calls.add(again)
      return () => void calls.delete(again)
    },
    [calls],
  )
}
