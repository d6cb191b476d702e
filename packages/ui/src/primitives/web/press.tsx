import type { PressProps } from '../types'

/** Bare button of the web. Busy, it keeps the focus: `disabled` would drop it. */
export function Press({ className, disabled, busy, onPress, label, type = 'button', expanded, children }: PressProps) {
  return (
    <button
      type={type}
      className={className}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      aria-label={label}
      aria-expanded={expanded}
      onClick={(event) => {
        event.stopPropagation() // What it stands on may be pressed too.
        if (busy) event.preventDefault()
        else onPress?.()
      }}
    >
      {children}
    </button>
  )
}
