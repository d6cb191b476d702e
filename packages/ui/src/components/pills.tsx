import clsx from 'clsx'
import { Choice, Text } from '#primitives'
import css from './pills.module.css'

export interface PillsProps {
  items: readonly { key: string; label: string }[]
  /** Key of the chosen item; absent while none is chosen. */
  current?: string
  onChoose: (key: string) => void
  /** Name of the choice for screen readers. */
  label: string
}

/** Short labels side by side, of which one can be chosen. */
export function Pills({ items, current, onChoose, label }: PillsProps) {
  return (
    <Choice
      kind="radiogroup"
      label={label}
      className={css.pills}
      onChoose={onChoose}
      options={items.map((item) => ({
        key: item.key,
        selected: item.key === current,
        className: clsx(css.pill, item.key === current && css.chosen),
        content: <Text>{item.label}</Text>,
      }))}
    />
  )
}
