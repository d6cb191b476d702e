import { useReachBottom } from '@tarojs/taro'
import type { ReachEndProps } from '../types'

/** Hears the page's own 'bottom reached'. */
export function ReachEnd({ onReach, disabled }: ReachEndProps) {
  useReachBottom(() => {
    if (!disabled) onReach()
  })
  return null
}
