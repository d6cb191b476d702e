import clsx from 'clsx'
import type { ScrollProps } from '../types'
import css from '../scroll.module.css'

/** Area of the web that scrolls by itself; it takes the keyboard's focus so that arrows can move it. */
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
