import type { CategoryWidget } from '@hearth/state'
import { Box, Text } from '@hearth/ui'
import type { ReactNode } from 'react'
import css from './all-products.module.css'

/** The name and slogan of a category, followed by a link to all of its products. */
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
