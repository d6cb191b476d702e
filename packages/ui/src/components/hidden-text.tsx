import type { ReactNode } from 'react'
import { Text } from '#primitives'
import css from './hidden-text.module.css'

/** Text for screen readers only. */
export function HiddenText({ children }: { children: ReactNode }) {
  return <Text className={css.hidden}>{children}</Text>
}
