import { useState } from 'react'
import type { PressProps } from '../types'

/**
 * The bare button of the web. While it has the focus, it stays focused even if it is busy or disabled: the `disabled`
 * attribute is set only later, since it would drop the focus.
 */
export function Press({
  className,
  disabled,
  busy,
  onPress,
  label,
  id,
  describedBy,
  type = 'button',
  expanded,
  takesFocus,
  children,
}: PressProps) {
  const [focused, setFocused] = useState(false)
  const deaf = busy || disabled
  return (
    <button
      id={id}
      type={type}
      className={className}
      disabled={disabled && !focused}
      aria-disabled={deaf || undefined}
      aria-busy={busy || undefined}
      aria-label={label}
      aria-describedby={describedBy}
      aria-expanded={expanded}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- only if the button replaces a focused element that is gone
      autoFocus={takesFocus}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onClick={(event) => {
        event.stopPropagation() // A handler of an element around the button must not run.
        if (deaf) event.preventDefault()
        else onPress?.()
      }}
    >
      {children}
    </button>
  )
}
