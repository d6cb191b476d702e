import type { ReactNode } from 'react'
import { Box } from '#primitives'
import css from './buy-bar.module.css'

/** The bar at the bottom of a page: amounts on the left, buttons on the right. Passed to `Page` as `footer`. */
export function BuyBar({ children }: { children: ReactNode }) {
  return <Box className={css.bar}>{children}</Box>
}
