import type { ReactNode } from 'react'
import clsx from 'clsx'
import { Box } from '#primitives'
import type { BoxProps } from '../primitives/types'
import css from './card.module.css'

export interface CardProps {
  children?: ReactNode
  className?: string
  as?: BoxProps['as']
  /** True to leave out the padding, for pictures and rows that reach the card's edges. */
  flush?: boolean
  /** Makes the whole card a button with this action. */
  onPress?: () => void
  label?: string
}

/** A raised surface with soft corners. */
export function Card({ children, className, as, flush, onPress, label }: CardProps) {
  return (
    <Box as={as} onPress={onPress} label={label} className={clsx(css.card, flush && css.flush, className)}>
      {children}
    </Box>
  )
}
