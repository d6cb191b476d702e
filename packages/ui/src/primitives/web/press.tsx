import type { PressProps } from '../types'

/** Bare button of the web. Busy, it keeps the focus: `disabled` would drop it. */
export function Press({ className, disabled, busy, onPress, label, id, describedBy, type = 'button', expanded, takesFocus, children }: PressProps) {
  return (
    <button
      id={id}
      type={type}
      className={className}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      aria-label={label}
      aria-describedby={describedBy}
      aria-expanded={expanded}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- only in place of what was pressed and is gone.
      autoFocus={takesFocus}
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
