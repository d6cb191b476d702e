import clsx from 'clsx'
import { View } from '@tarojs/components'
import type { BoxProps } from '../types'
import css from './base.module.css'
import { FormContext } from './form-context'
import { unspoken } from './unspoken'

/** The layout box of the mini shells. Every tag becomes a View; its role, if any, tells its meaning. */
export function Box({ className, style, id, hidden, onPress, onSubmit, role, label, decorative, children }: BoxProps) {
  if (hidden) return null
  const box = (
    <View
      id={id}
      className={clsx(css.box, className)}
      style={style}
      ariaRole={role ?? (onPress ? 'button' : undefined)}
      ariaLabel={label}
      {...unspoken(decorative)}
      onClick={
        onPress &&
        ((event) => {
          event.stopPropagation()
          onPress()
        })
      }
    >
      {children}
    </View>
  )
  return onSubmit ? <FormContext.Provider value={onSubmit}>{box}</FormContext.Provider> : box
}
