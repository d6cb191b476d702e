import clsx from 'clsx'
import type { CheckboxProps } from '../types'
import css from '../checkbox.module.css'

/** The check box of the web, an `input` with a style. */
export function Checkbox({ checked, onChange, label, children, disabled, className }: CheckboxProps) {
  return (
    <label className={clsx(css.checkbox, disabled && css.disabled, className)}>
      <input
        className={clsx(css.mark, checked && css.checked)}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        aria-label={children ? undefined : label}
        onChange={(event) => onChange(event.target.checked)}
      />
      {children}
    </label>
  )
}
