import { useId, type ReactNode } from 'react'
import clsx from 'clsx'
import { Box, FieldLabel, Text } from '#primitives'
import css from './form-field.module.css'

/** Props that a field passes to its input. */
export interface FieldInputProps {
  id: string
  /** Text of the visible label. Mini shells cannot connect a label with a field, so the input names it too. */
  label: string
  invalid: boolean
  describedBy?: string
  required?: boolean
  className?: string
}

export interface FormFieldProps {
  label: string
  error?: string
  hint?: string
  required?: boolean
  /** Renders the input. Spread `input` over an `Input` or a `TextArea`. */
  children: (input: FieldInputProps) => ReactNode
  /** Content beside the input, such as a button. */
  aside?: ReactNode
}

/** A field with label, hint and error, connected for screen readers. */
export function FormField({ label, error, hint, required, children, aside }: FormFieldProps) {
  const id = useId()
  const note = error ?? hint
  return (
    <Box className={css.field}>
      <FieldLabel htmlFor={id} className={css.label}>
        {label}
        {required && (
          <Text decorative className={css.star}>
            *
          </Text>
        )}
      </FieldLabel>
      <Box className={clsx(css.row, error && css.invalid)}>
        {children({
          id,
          label,
          invalid: error !== undefined && error !== '',
          describedBy: note ? `${id}-note` : undefined,
          required,
          className: css.input,
        })}
        {aside}
      </Box>
      <Box live="polite" id={`${id}-note`} className={clsx(css.note, error && css.error)}>
        {note && <Text>{note}</Text>}
      </Box>
    </Box>
  )
}
