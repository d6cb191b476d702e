import { stopPullDownRefresh, usePullDownRefresh } from '@tarojs/taro'
import type { PullAreaProps } from '../types'

/** Uses the platform's pull to refresh, for pages configured with `enablePullDownRefresh`. */
export function PullArea({ onRefresh, children }: PullAreaProps) {
  usePullDownRefresh(() => {
    const release = () => stopPullDownRefresh()
    Promise.resolve(onRefresh()).then(release, release)
  })
  return <>{children}</>
}
