import { useReachBottom } from '@tarojs/taro'
import type { ReachEndProps } from '../types'

/** Listens to the page's own "bottom reached" event. */
export function ReachEnd({ onReach, disabled }: ReachEndProps) {
  useReachBottom(() => {
    if (!disabled) onReach()
  })
  return null
}
