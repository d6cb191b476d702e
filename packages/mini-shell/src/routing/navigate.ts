import Taro from '@tarojs/taro'
import { matchRoute } from '@hearth/screens/routes'
import { shopAddress } from '../shop/shop-address'
import { DEPTH_LIMIT, openPages } from './open-pages'
import { pageOf } from './page-address'
import { isSinglePage } from './single-page'
import { leaveForTab } from './tab-query'
import { WINDOW_PAGE, windowUrl } from './window-page'

/** Where a move is under way to: a second tap, or a second refused call, asks for no second page. */
let underWay: string | undefined

const move = (name: string, start: (done: () => void) => Promise<unknown>) => {
  underWay = name
  const done = () => {
    if (underWay === name) underWay = undefined
  }
  start(done).then(done, done)
}

/**
 * Goes to a path of the route table, to a page of the web, or to the telephone. Tabs are switched to; where too many
 * pages lie on one another the top one is replaced.
 */
export function navigate(path: string, { replace = false }: { replace?: boolean } = {}): void {
  if (underWay === path) return
  if (isSinglePage()) {
    void Taro.showToast({ title: '点击下方“前往小程序”，继续逛', icon: 'none' })
    return
  }
  // What the shop's server has beside the pages of the app, such as a guide, is a page of the web too.
  if (/^https?:/.test(path) || (path.startsWith('/') && !matchRoute(path))) {
    openWindow(shopAddress(path))
    return
  }
  if (path.startsWith('tel:')) {
    move(path, () => Taro.makePhoneCall({ phoneNumber: path.slice(4) }))
    return
  }
  const pages = openPages()
  const top = pages.at(-1)
  if (top?.page === WINDOW_PAGE && pages.length > 1) {
    // The window is left first, so that it never lies between two pages of the shop.
    move(path, (done) =>
      Taro.navigateBack({
        success: () => {
          done()
          setTimeout(() => navigate(path, { replace }))
        },
      }),
    )
    return
  }
  const { route, url, query } = pageOf(path)
  if (route.tab) {
    leaveForTab(route.tab, query)
    move(path, () => Taro.switchTab({ url: url.split('?')[0] ?? url }))
    return
  }
  // The login replaces a page that needs one: otherwise "back" would lead from the login to the login.
  const gives = route.name === 'login' && !!matchRoute(top?.path ?? '/')?.route.login
  if (replace || gives) {
    if (top?.path === path) return
    if (isSame(pages.at(-2)?.path, path)) move(path, () => Taro.navigateBack())
    else move(path, () => Taro.redirectTo({ url }))
  } else if (pages.length >= DEPTH_LIMIT) {
    move(path, () => Taro.redirectTo({ url }))
  } else {
    move(path, () => Taro.navigateTo({ url }))
  }
}

/**
 * Whether the page below is the one that is asked for: the choices it had when it was left may have been added to its
 * path since.
 */
const isSame = (below: string | undefined, path: string): boolean => below === path || below === path.split('?')[0]

/** One page back, or home where this is the first. */
export function back(): void {
  if (openPages().length > 1) void Taro.navigateBack()
  else navigate('/')
}

/** Opens a page of the web in the app. */
export function openWindow(address: string): void {
  const url = windowUrl(address)
  if (underWay !== url) move(url, () => Taro.navigateTo({ url }))
}

/** The path of the route table on show; home where the page has none. */
export const here = (): string => openPages().at(-1)?.path ?? '/'
