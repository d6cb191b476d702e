import type { ReactNode } from 'react'
import { Box } from '#primitives'
import css from './buy-bar.module.css'

/** The bar at the bottom of a page, with amounts on the left and buttons on the right. Used as `footer` of a `Page`. */
export function BuyBar({ children }: { children: ReactNode }) {
  return <Box className={css.bar}>{children}</Box>
}
