import type { TextAreaProps } from '../types'

/** The text field with several lines, on the web. */
export function TextArea({ onChange, label, invalid, describedBy, rows = 3, ...rest }: TextAreaProps) {
  return (
    <textarea
      {...rest}
      rows={rows}
      aria-label={label}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
