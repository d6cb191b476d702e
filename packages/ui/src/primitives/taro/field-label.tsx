import { View } from '@tarojs/components'
import type { FieldLabelProps } from '../types'

/** The label of a field in the mini shells. */
export function FieldLabel({ className, children }: FieldLabelProps) {
  return <View className={className}>{children}</View>
}
