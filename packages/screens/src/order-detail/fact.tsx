import { Box } from '@hearth/ui'
import type { ReactNode } from 'react'
import css from './order-detail.module.css'

/** A name with its value, in a `dl`. */
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
