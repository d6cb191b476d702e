import type { FieldLabelProps } from '../types'

/** The label of a field on the web: a press on it focuses the field. */
export function FieldLabel({ htmlFor, className, children }: FieldLabelProps) {
  return (
    <label htmlFor={htmlFor} className={className}>
      {children}
    </label>
  )
}
