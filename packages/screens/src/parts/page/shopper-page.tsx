import { Box } from '@hearth/ui'
import type { ReactNode } from 'react'
import { ShopperMenu } from '#desktop/shopper-menu'
import { ShopPage, type ShopPageProps } from '#parts/page/shop-page'
import type { RouteName } from '#routes'
import css from './shopper-page.module.css'

export interface ShopperPageProps extends ShopPageProps {
  /** The menu entry that the page belongs to. */
  entry: RouteName
}

/** A page of the shopper's own data. On a desktop, the menu of such pages is beside it. */
export function ShopperPage({ entry, ...page }: ShopperPageProps) {
  return <ShopPage tone="soft" {...page} around={besideMenu(entry)} />
}

const besideMenu = (entry: RouteName) => (page: ReactNode) => (
  <Box className={css.beside}>
    <ShopperMenu current={entry} />
    <Box className={css.main}>{page}</Box>
  </Box>
)
