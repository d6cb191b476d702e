import { View } from '@tarojs/components'
import type { HoverAreaProps } from '../types'

/** Renders only its children, since phones have no hover. */
export function HoverArea({ className, children }: HoverAreaProps) {
  return <View className={className}>{children}</View>
}
