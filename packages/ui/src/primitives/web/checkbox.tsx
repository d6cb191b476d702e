import clsx from 'clsx'
import type { CheckboxProps } from '../types'
import css from '../checkbox.module.css'

/** Check box of the web: a real checkbox, styled by the style sheet. */
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
