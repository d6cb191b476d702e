import type { HoverAreaProps } from '../types'

/** The pointer comes in; it goes, the focus goes, or Esc is pressed. Whoever passes by with Tab opens nothing. */
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
