import { View } from '@tarojs/components'
import type { HoverAreaProps } from '../types'

/** Phones have no hover. */
export function HoverArea({ className, children }: HoverAreaProps) {
  return <View className={className}>{children}</View>
}
