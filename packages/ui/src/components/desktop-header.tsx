import { useState } from 'react'
import clsx from 'clsx'
import { ProductCard } from '#hot'
import { Box, HoverArea, Icon, Link, Text } from '#primitives'
import { useUi } from '#context/ui-context'
import type { ProductView } from '../views'
import { Badge } from './badge'
import { HiddenText } from './hidden-text'
import { Logo } from './logo'
import css from './desktop-header.module.css'

/** One entry of the header menu (R11). */
export interface HeaderMenuEntry {
  title: string
  url: string
  /** Products that are shown below the entry while it is hovered or after a press. */
  products: ProductView[]
}

export interface DesktopHeaderProps {
  menu: HeaderMenuEntry[]
  cartCount: number
  /** The logged-in shopper; absent for a visitor. */
  user?: { displayName: string }
  /** Address of the login page; `/login` by default. */
  login?: string
  /** Path of the current page, whose menu entry is marked. */
  current?: string
}

/** The header of a desktop: brand, menu with products below it, cart and shopper. Hidden on a phone. */
export function DesktopHeader({ menu, cartCount, user, login = '/login', current }: DesktopHeaderProps) {
  const [open, setOpen] = useState<string>()
  const { shop } = useUi()
  return (
    <Box as="header" className={css.header}>
      <HoverArea onInside={(inside) => !inside && setOpen(undefined)}>
        <Box className={css.row}>
          <Link to="/" className={css.brand} label={`${shop?.name ?? ''}首页`}>
            <Logo />
          </Link>
          {/* The menu has many entries, so Tab reaches these links before the menu, although a wide page shows the
              menu first. */}
          <Box as="nav" label="我的" className={css.tools}>
            <Link to="/shopping-cart" className={css.tool} current={current === '/shopping-cart'}>
              <Icon name="cart" size={22} />
              <HiddenText>购物车</HiddenText>
              <Badge count={cartCount} />
              {cartCount > 0 && <HiddenText>件商品</HiddenText>}
            </Link>
            <Link
              to={user ? '/account' : login}
              className={clsx(css.tool, css.person)}
              current={current === '/account'}
            >
              <Icon name="user" size={22} />
              <Text className={css.who}>{user ? user.displayName : '登录'}</Text>
            </Link>
          </Box>
          <Box as="nav" label="商品分类" className={css.menu}>
            <HoverArea onInside={(inside) => inside && setOpen(undefined)}>
              <Link to="/allproducts" className={css.entry} current={current === '/allproducts'}>
                全部商品
              </Link>
            </HoverArea>
            {menu.map(({ title, url, products }) => (
              <HoverArea key={title} onInside={(inside) => inside && setOpen(title)}>
                <Link
                  to={url}
                  className={clsx(css.entry, title === open && css.lit)}
                  current={url === current}
                  onPress={() => setOpen(undefined)}
                  {...(products.length > 0 && { expanded: title === open, onExpand: () => setOpen(title) })}
                >
                  {title}
                </Link>
                {/* The panel follows its link, so that Tab moves from the link into the panel. */}
                {title === open && products.length > 0 && (
                  <Box className={css.panel}>
                    <Box as="ul" role="list" className={css.products}>
                      {products.slice(0, 5).map((product) => (
                        <Box as="li" key={product.spuNo} className={css.product}>
                          <ProductCard product={product} sizes="210px" />
                        </Box>
                      ))}
                    </Box>
                  </Box>
                )}
              </HoverArea>
            ))}
          </Box>
        </Box>
      </HoverArea>
    </Box>
  )
}
