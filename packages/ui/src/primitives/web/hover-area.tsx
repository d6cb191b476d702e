import type { HoverAreaProps } from '../types'

/**
 * Opens when the pointer enters; closes when it leaves, the focus leaves, or Esc is pressed. Tabbing past opens
 * nothing.
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
