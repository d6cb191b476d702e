import { useContext } from 'react'
import clsx from 'clsx'
import { View } from '@tarojs/components'
import type { PressProps } from '../types'
import css from './base.module.css'
import { FormContext } from './form-context'

/** The bare touch target of the mini shells. It is a View, since the platform's button has its own styles. */
export function Press({ className, disabled, busy, onPress, label, id, type, children }: PressProps) {
  const submit = useContext(FormContext)
  return (
    <View
      id={id}
      className={clsx(css.box, className)}
      ariaRole="button"
      ariaLabel={label}
      onClick={(event) => {
        event.stopPropagation()
        if (disabled || busy) return
        onPress?.()
        if (type === 'submit') submit?.()
      }}
    >
      {children}
    </View>
  )
}
