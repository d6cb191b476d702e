import clsx from 'clsx'
import type { ScrollProps } from '../types'
import css from '../scroll.module.css'

/** The scroll area of the web. It can take the focus, so that arrow keys scroll it. */
export function Scroll({ direction = 'vertical', className, children, label }: ScrollProps) {
  return (
    <div
      className={clsx(direction === 'horizontal' ? css.across : css.down, className)}
      tabIndex={0}
      role="group"
      aria-label={label}
    >
      {children}
    </div>
  )
}
