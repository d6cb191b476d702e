import clsx from 'clsx'
import { View } from '@tarojs/components'
import type { LinkProps } from '../types'
import css from './base.module.css'
import { useTapTo } from './use-tap-to'

/** The link of the mini shells. The shell finds the page of its path. */
export function Link({ to, className, children, label, onPress }: LinkProps) {
  return (
    <View className={clsx(css.inLine, className)} ariaRole="link" ariaLabel={label} onClick={useTapTo(to, onPress)}>
      {children}
    </View>
  )
}
