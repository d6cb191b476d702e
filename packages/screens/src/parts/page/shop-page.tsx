import { isLoggedIn, loginPath } from '@hearth/domain'
import { badgeStore, usePorts, useShop, userStore } from '@hearth/state'
import { Box, DesktopHeader, Footer, Page, TabBar, type PageProps } from '@hearth/ui'
import type { ReactNode } from 'react'
import { useMenu } from '#hooks/use-menu'
import { useMeta } from '#hooks/use-meta'
import { ROUTES, type TabName } from '#routes'
import css from './shop-page.module.css'

export interface ShopPageProps extends Omit<PageProps, 'tab'> {
  /** Description for search engines and for sharing. */
  description?: string
  /** Title for sharing; absent if it is the page's title. */
  shareTitle?: string
  /** Address of the picture to share. */
  image?: string
  tab?: TabName
  /** Adds content beside the page, between header and footer. Only on the web. */
  around?: (page: ReactNode) => ReactNode
}

const ICON = { home: 'home', category: 'grid', cart: 'cart', mine: 'user' } as const

/**
 * A page within the frame of the shop. On the web, the frame has a header, a footer and a tab bar; in mini-programs,
 * the platform shows its own bars.
 */
export function ShopPage({ description, shareTitle, image, tab, load, around, ...page }: ShopPageProps) {
  const web = usePorts().platform.kind === 'web'
  useMeta({ title: page.title, shareTitle, description, image })
  // After a failed reload, the page keeps its earlier data. A toast or the page itself reports the failure.
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
  // A page must be the same for everybody until the viewer is known. Only then does the login link get the address to
  // return to.
  const known = useShop(userStore, ({ info }) => !!info.data)
  const here = usePorts().here?.()
  // On the login page itself, the link keeps the address that the login returns to.
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
