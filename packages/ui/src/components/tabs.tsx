import clsx from 'clsx'
import { Choice, Text } from '#primitives'
import css from './tabs.module.css'

export interface TabsProps {
  items: { key: string; label: string }[]
  current: string
  onChange: (key: string) => void
  /** Name of the tabs for screen readers. */
  label?: string
}

/** A row of tabs, the chosen one underlined. If it is too long, it scrolls sideways. */
export function Tabs({ items, current, onChange, label = '分类' }: TabsProps) {
  return (
    <Choice
      kind="tablist"
      label={label}
      className={css.tabs}
      onChoose={onChange}
      options={items.map((item) => ({
        key: item.key,
        selected: item.key === current,
        className: clsx(css.tab, item.key === current && css.current),
        content: <Text>{item.label}</Text>,
      }))}
    />
  )
}
