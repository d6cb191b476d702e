import clsx from 'clsx'
import { Textarea } from '@tarojs/components'
import type { TextAreaProps } from '../types'
import css from './base.module.css'

/** The text field with several lines, in the mini shells. Its height grows with the text. */
export function TextArea({
  value,
  onChange,
  placeholder,
  maxLength = 140,
  label,
  id,
  disabled,
  className,
  onBlur,
  onFocus,
}: TextAreaProps) {
  return (
    <Textarea
      id={id}
      value={value}
      placeholder={placeholder}
      maxlength={maxLength}
      ariaLabel={label}
      disabled={disabled}
      autoHeight
      className={clsx(css.input, className)}
      onInput={(event) => onChange(event.detail.value)}
      onBlur={onBlur}
      onFocus={onFocus}
    />
  )
}
