import { useDidShow } from '@tarojs/taro'
import { useCallback, useRef, useState } from 'react'
import type { Ports } from '@hearth/state'

/**
 * Returns the page's port `whenShownAgain`, which calls back when a shopper returns to the page. Opening the page does
 * not count.
 */
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
