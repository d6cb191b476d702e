import { useEffect, useRef } from 'react'
import type { InputProps } from '../types'

const KINDS = {
  text: {},
  tel: { type: 'tel', inputMode: 'tel' },
  number: { inputMode: 'numeric' },
  decimal: { inputMode: 'decimal' },
  code: { inputMode: 'numeric', autoComplete: 'one-time-code' },
} as const

/** The field of the web. */
export function Input({ onChange, type = 'text', label, invalid, describedBy, focusTurn, ...rest }: InputProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (focusTurn) field.current?.focus()
  }, [focusTurn])
  return (
    <input
      ref={field}
      {...KINDS[type]}
      {...rest}
      aria-label={label}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
