import { stopPullDownRefresh, usePullDownRefresh } from '@tarojs/taro'
import type { PullAreaProps } from '../types'

/** The platform's own gesture; pages that use it are configured with `enablePullDownRefresh`. */
export function PullArea({ onRefresh, children }: PullAreaProps) {
  usePullDownRefresh(() => {
    const release = () => stopPullDownRefresh()
    Promise.resolve(onRefresh()).then(release, release)
  })
  return <>{children}</>
}
