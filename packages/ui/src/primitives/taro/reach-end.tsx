import { useReachBottom } from '@tarojs/taro'
import type { ReachEndProps } from '../types'

/** Calls back when the page's end is reached. */
export function ReachEnd({ onReach, disabled }: ReachEndProps) {
  useReachBottom(() => {
    if (!disabled) onReach()
  })
  return null
}
