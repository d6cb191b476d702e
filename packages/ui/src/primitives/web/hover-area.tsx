import type { HoverAreaProps } from '../types'

/** Pointer or focus inside; Esc counts as leaving. */
export function HoverArea({ className, onInside, children }: HoverAreaProps) {
  return (
    <div
      className={className}
      role="presentation"
      onMouseEnter={() => onInside(true)}
      onMouseLeave={() => onInside(false)}
      onFocus={() => onInside(true)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onInside(false)}
      onKeyDown={(event) => event.key === 'Escape' && onInside(false)}
    >
      {children}
    </div>
  )
}
