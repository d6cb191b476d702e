import clsx from 'clsx'
import { ScrollView } from '@tarojs/components'
import type { ScrollProps } from '../types'
import css from '../scroll.module.css'

/** The scroll area of the mini shells. */
export function Scroll({ direction = 'vertical', className, children, label }: ScrollProps) {
  const across = direction === 'horizontal'
  return (
    <ScrollView
      scrollX={across}
      scrollY={!across}
      enableFlex
      ariaLabel={label}
      className={clsx(across ? css.across : css.down, className)}
    >
      {children}
    </ScrollView>
  )
}
