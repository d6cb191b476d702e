import { View } from '@tarojs/components'
import type { HoverAreaProps } from '../types'

/** Nothing hovers over a phone. */
export function HoverArea({ className, children }: HoverAreaProps) {
  return <View className={className}>{children}</View>
}
