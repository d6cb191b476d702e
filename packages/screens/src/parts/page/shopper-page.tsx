import { Box } from '@hearth/ui'
import type { ReactNode } from 'react'
import { ShopperMenu } from '#desktop/shopper-menu'
import { ShopPage, type ShopPageProps } from '#parts/page/shop-page'
import type { RouteName } from '#routes'
import css from './shopper-page.module.css'

/** Props of `ShopperPage`. */
export interface ShopperPageProps extends ShopPageProps {
  /** The page's entry in the menu. */
  entry: RouteName
}

/** A page that belongs to one shopper. On a desktop the menu of such pages is beside it. */
export function ShopperPage({ entry, ...page }: ShopperPageProps) {
  return <ShopPage tone="soft" {...page} around={besideMenu(entry)} />
}

const besideMenu = (entry: RouteName) => (page: ReactNode) => (
  <Box className={css.beside}>
    <ShopperMenu current={entry} />
    <Box className={css.main}>{page}</Box>
  </Box>
)
