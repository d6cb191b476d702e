import type { ReactNode } from 'react'
import { Box, Icon, Link, Press, Text } from '#primitives'
import type { IconName } from '../primitives/icons'
import css from './cell.module.css'

export interface CellProps {
  title: ReactNode
  value?: ReactNode
  /** Text below the title. */
  note?: ReactNode
  icon?: IconName
  to?: string
  onPress?: () => void
}

/** A row of a list with a title and a value. A row that links to a page also has an arrow. */
export function Cell({ title, value, note, icon, to, onPress }: CellProps) {
  const content = (
    <>
      {icon && <Icon name={icon} className={css.icon} />}
      <Box as="span" className={css.words}>
        <Text className={css.title}>{title}</Text>
        {note && <Text className={css.note}>{note}</Text>}
      </Box>
      {value !== undefined && <Text className={css.value}>{value}</Text>}
      {(to ?? onPress) && <Icon name="right" size={16} className={css.arrow} />}
    </>
  )
  if (to)
    return (
      <Link to={to} className={css.cell} onPress={onPress}>
        {content}
      </Link>
    )
  if (onPress)
    return (
      <Press className={css.cell} onPress={onPress}>
        {content}
      </Press>
    )
  return <Box className={css.cell}>{content}</Box>
}
