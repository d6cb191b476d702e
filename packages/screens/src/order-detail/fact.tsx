import { Box } from '@hearth/ui'
import type { ReactNode } from 'react'
import css from './order-detail.module.css'

/** One entry of an HTML description list (`dl`): a name and its value. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <Box className={css.fact}>
    <Box as="dt" className={css.factName}>
      {name}
    </Box>
    <Box as="dd" className={css.factValue}>
      {children}
    </Box>
  </Box>
)
