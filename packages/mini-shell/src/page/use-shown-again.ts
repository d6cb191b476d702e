import { useDidShow } from '@tarojs/taro'
import { useCallback, useRef, useState } from 'react'
import type { Ports } from '@hearth/state'

/** The page's port for what is asked again when a shopper comes back to it; opening it is no coming back. */
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
