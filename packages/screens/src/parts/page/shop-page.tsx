import { isLoggedIn, loginPath } from '@hearth/domain'
import { badgeStore, usePorts, useShop, userStore } from '@hearth/state'
import { Box, DesktopHeader, Footer, Page, TabBar, type PageProps } from '@hearth/ui'
import type { ReactNode } from 'react'
import { useMenu } from '#hooks/use-menu'
import { useMeta } from '#hooks/use-meta'
import { ROUTES, type TabName } from '#routes'
import css from './shop-page.module.css'

/** Props of `ShopPage`. */
export interface ShopPageProps extends Omit<PageProps, 'tab'> {
  /** For search engines and for sharing. */
  description?: string
  /** Its title when it is shared, if different. */
  shareTitle?: string
  /** Address of the picture that is shared. */
  image?: string
  tab?: TabName
  /** Content beside the page, between header and footer; on the web alone. */
  around?: (page: ReactNode) => ReactNode
}

const ICON = { home: 'home', category: 'grid', cart: 'cart', mine: 'user' } as const

/**
 * A page in the frame of the shop: header, footer and tab bar surround it on the web; the mini shells use their
 * platform's own.
 */
export function ShopPage({ description, shareTitle, image, tab, load, around, ...page }: ShopPageProps) {
  const web = usePorts().platform.kind === 'web'
  useMeta({ title: page.title, shareTitle, description, image })
  // Earlier data stay if a later load fails; a toast or the page reports it.
  const kept = load?.status === 'failed' && load.data !== undefined ? { ...load, status: 'ready' as const } : load
  const body = <Page {...page} tab={tab} load={kept} />
  if (!web) return body
  return (
    <Box className={page.tone === 'soft' ? `${css.frame} ${css.soft}` : css.frame}>
      <Header tab={tab} />
      {around ? around(body) : body}
      <Box className={tab === 'home' || tab === 'category' ? undefined : css.wide}>
        <Footer />
      </Box>
      {tab && <Tabs tab={tab} />}
    </Box>
  )
}

function Header({ tab }: { tab?: TabName }) {
  const menu = useMenu()
  const count = useShop(badgeStore, (state) => state.count)
  const name = useShop(userStore, ({ info }) => (isLoggedIn(info.data) ? info.data?.displayName || '我的' : undefined))
  // Until the viewer is known, a page is the same for everybody: the return address is set after that.
  const known = useShop(userStore, ({ info }) => !!info.data)
  const here = usePorts().here?.()
  // On the login page itself, the link keeps the present return address.
  const login = known && here ? (here.startsWith('/login') ? here : loginPath(here)) : '/login'
  return (
    <DesktopHeader
      menu={menu}
      cartCount={count}
      user={name === undefined ? undefined : { displayName: name }}
      login={login}
      current={ROUTES.find((route) => tab && route.tab === tab)?.path}
    />
  )
}

function Tabs({ tab }: { tab: TabName }) {
  const count = useShop(badgeStore, (state) => state.count)
  const items = ROUTES.flatMap((route) =>
    route.tab
      ? [
          {
            key: route.tab,
            label: route.label ?? route.title,
            to: route.path,
            icon: ICON[route.tab],
            count: route.tab === 'cart' ? count : 0,
          },
        ]
      : [],
  )
  return <TabBar items={items} current={tab} />
}
