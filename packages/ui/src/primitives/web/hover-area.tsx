import type { HoverAreaProps } from '../types'

/**
 * Reports true when the pointer enters, and false when the pointer or the focus leaves or Esc is pressed. Focus that
 * enters reports nothing, so that tabbing past opens no menu.
 */
export function HoverArea({ className, onInside, children }: HoverAreaProps) {
  return (
    <div
      className={className}
      role="presentation"
      onMouseEnter={() => onInside(true)}
      onMouseLeave={() => onInside(false)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onInside(false)}
      onKeyDown={(event) => event.key === 'Escape' && onInside(false)}
    >
      {children}
    </div>
  )
}
