import type { CategoryWidget } from '@hearth/state'
import { Box, Text } from '@hearth/ui'
import type { ReactNode } from 'react'
import css from './all-products.module.css'

/** What a category is called, its line, and at the end the way to all of it. */
export function CategoryHead({
  section: { title, subtitle },
  children,
}: {
  section: CategoryWidget
  children?: ReactNode
}) {
  return (
    <Box className={css.head}>
      <Box className={css.headWords}>
        <Text as="h2" className={css.title}>
          {title}
        </Text>
        <Text as="p" className={css.subtitle}>
          {subtitle}
        </Text>
      </Box>
      {children}
    </Box>
  )
}
