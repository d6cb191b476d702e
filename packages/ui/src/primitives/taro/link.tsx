import clsx from 'clsx'
import { View } from '@tarojs/components'
import { useUi } from '#context/ui-context'
import type { LinkProps } from '../types'
import css from './base.module.css'

/** Link of the mini shells: the shell's navigation knows which page a path is. */
export function Link({ to, className, children, label, onPress }: LinkProps) {
  const { navigate } = useUi()
  return (
    <View
      className={clsx(css.inLine, className)}
      ariaRole="link"
      ariaLabel={label}
      onClick={(event) => {
        event.stopPropagation()
        onPress?.()
        navigate(to)
      }}
    >
      {children}
    </View>
  )
}
