import clsx from 'clsx'
import { View } from '@tarojs/components'
import type { ChoiceProps } from '../types'
import css from './base.module.css'

/** The radio group and the tabs of the mini shells. */
export function Choice({ kind, label, className, options, onChoose }: ChoiceProps) {
  return (
    <View className={clsx(css.box, className)} ariaRole={kind} ariaLabel={label}>
      {options.map(({ key, selected, label: name, className: look, content }) => (
        <View
          key={key}
          className={clsx(css.option, look)}
          ariaRole={kind === 'radiogroup' ? 'radio' : 'tab'}
          ariaLabel={name && selected ? `${name}，已选` : name}
          onClick={(event) => {
            event.stopPropagation()
            onChoose(key)
          }}
        >
          {content}
        </View>
      ))}
    </View>
  )
}
