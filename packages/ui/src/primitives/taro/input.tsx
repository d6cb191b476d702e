import { useContext } from 'react'
import clsx from 'clsx'
import { Input as NativeInput } from '@tarojs/components'
import type { InputProps } from '../types'
import css from './base.module.css'
import { FormContext } from './form-context'

/** The field of the mini shells. The keyboard's confirm key submits the form around it. */
export function Input({
  value,
  onChange,
  type = 'text',
  placeholder,
  maxLength = 140,
  label,
  id,
  disabled,
  className,
  onBlur,
  onFocus,
  focusTurn,
}: InputProps) {
  const submit = useContext(FormContext)
  return (
    <NativeInput
      id={id}
      value={value}
      type={type === 'text' ? 'text' : type === 'decimal' ? 'digit' : 'number'}
      placeholder={placeholder}
      maxlength={maxLength}
      ariaLabel={label}
      disabled={disabled}
      className={clsx(css.input, className)}
      onInput={(event) => onChange(event.detail.value)}
      onConfirm={() => submit?.()}
      onBlur={onBlur}
      onFocus={onFocus}
      focus={focusTurn ? true : undefined}
    />
  )
}
