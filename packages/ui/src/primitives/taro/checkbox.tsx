import clsx from 'clsx'
import { View } from '@tarojs/components'
import type { CheckboxProps } from '../types'
import { wordsOf } from './words-of'
import css from '../checkbox.module.css'

/** The check box of the mini shells. */
export function Checkbox({ checked, onChange, label, children, disabled, className }: CheckboxProps) {
  return (
    <View
      className={clsx(css.checkbox, disabled && css.disabled, className)}
      ariaRole="checkbox"
      ariaLabel={`${label ?? wordsOf(children)}${checked ? '，已选' : '，未选'}`}
      onClick={(event) => {
        event.stopPropagation()
        if (!disabled) onChange(!checked)
      }}
    >
      <View className={clsx(css.mark, checked && css.checked)} />
      {children}
    </View>
  )
}
