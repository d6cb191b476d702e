import type { ReactNode } from 'react'
import clsx from 'clsx'
import { Text } from '#primitives'
import css from './tag.module.css'

export interface TagProps {
  tone?: 'accent' | 'neutral' | 'good' | 'warn' | 'bad' | 'solid'
  children: ReactNode
  className?: string
}

/** A short text on a tinted background, such as 限时直降. */
export function Tag({ tone, children, className }: TagProps) {
  return <Text className={clsx(tagClass(tone), className)}>{children}</Text>
}

/** Returns the class that makes a text a tag. */
export const tagClass = (tone: TagProps['tone'] = 'accent') => clsx(css.tag, css[tone])
