import Taro from '@tarojs/taro'
import { matchRoute } from '@hearth/screens/routes'
import { shopAddress } from '../shop/shop-address'
import { DEPTH_LIMIT, openPages } from './open-pages'
import { pageOf } from './page-address'
import { isSinglePage } from './single-page'
import { leaveForTab } from './tab-query'
import { WINDOW_PAGE, windowUrl } from './window-page'

/** Target of the running navigation. A second request for this target is ignored, so two taps open one page. */
let underWay: string | undefined

/** Ms before each repeat of a failed navigation. A platform refuses to navigate while another navigation runs. */
const AGAIN = [100, 300, 800, 1600]

const say = (title: string) => void Taro.showToast({ title, icon: 'none' })

/**
 * Navigates. If the platform refuses, the navigation is repeated a few times, and after the last refusal the shopper
 * sees a message. It is not repeated if another navigation has begun meanwhile.
 * @param name target of the navigation
 * @param tried number of earlier attempts
 * @param start starts the navigation
 * @param again repeats the navigation from the pages that are open at that time
 */
function move(
  name: string,
  tried: number,
  start: (done: () => void) => Promise<unknown>,
  again: (tried: number) => void,
): void {
  underWay = name
  const done = () => {
    if (underWay === name) underWay = undefined
  }
  start(done).then(done, () => {
    const wait = AGAIN[tried]
    if (underWay !== name) return
    if (wait === undefined) {
      done()
      say('页面打开失败，请重试')
      return
    }
    setTimeout(() => {
      if (underWay !== name) return
      underWay = undefined
      again(tried + 1)
    }, wait)
  })
}

/** Calls a telephone number. It is no error if the shopper closes the platform's dialog. */
function call(phoneNumber: string): void {
  Taro.makePhoneCall({ phoneNumber }).catch(({ errMsg = '' }: { errMsg?: string }) => {
    if (!errMsg.includes('cancel')) say(`没有拨通，请手动拨打 ${phoneNumber}`)
  })
}

/**
 * Opens a path of the table of routes, a web page, or a telephone call. If the path belongs to a tab, switches to the
 * tab. If the maximum number of pages is open, the new page replaces the top one.
 */
export const navigate = (path: string, { replace = false }: { replace?: boolean } = {}): void => go(path, replace, 0)

function go(path: string, replace: boolean, tried: number): void {
  if (underWay === path) return
  if (isSinglePage()) return say('点击下方“前往小程序”，继续逛')
  // Paths of the shop's server that are not pages of the app, such as a guide, are opened as web pages.
  if (/^https?:/.test(path) || (path.startsWith('/') && !matchRoute(path))) return openWindow(shopAddress(path))
  if (path.startsWith('tel:')) return call(path.slice(4))
  const pages = openPages()
  const top = pages.at(-1)
  const to = (start: (done: () => void) => Promise<unknown>) =>
    move(path, tried, start, (times) => go(path, replace, times))
  if (top?.page === WINDOW_PAGE && pages.length > 1)
    // If the window for web pages is on top, it is closed first, so that it never lies between two pages of the shop.
    return to((done) =>
      Taro.navigateBack({
        success: () => {
          done()
          setTimeout(() => navigate(path, { replace }))
        },
      }),
    )
  const { route, url, query } = pageOf(path)
  if (route.tab) {
    leaveForTab(route.tab, query)
    return to(() => Taro.switchTab({ url: url.split('?')[0] ?? url }))
  }
  // The login replaces a page that needs a login. Otherwise "back" would lead to that page, which opens the login
  // again.
  const gives = route.name === 'login' && !!matchRoute(top?.path ?? '/')?.route.login
  if (!replace && !gives && pages.length < DEPTH_LIMIT) return to(() => Taro.navigateTo({ url }))
  if (replace || gives) {
    if (top?.path === path) return
    if (isSame(pages.at(-2)?.path, path)) return to(() => Taro.navigateBack())
  }
  to(() => Taro.redirectTo({ url }))
}

/**
 * Whether the page below already shows the requested path. A query that the page below was opened without does not
 * matter.
 */
const isSame = (below: string | undefined, path: string): boolean => below === path || below === path.split('?')[0]

/** Goes one page back; from the first page, opens the home page. */
export const back = (): void => goBack(0)

function goBack(tried: number): void {
  if (openPages().length > 1) move('back', tried, () => Taro.navigateBack(), goBack)
  else navigate('/')
}

/** Opens a web page within the app. */
export function openWindow(address: string, tried = 0): void {
  const url = windowUrl(address)
  if (underWay === url) return
  move(
    url,
    tried,
    () => Taro.navigateTo({ url }),
    (times) => openWindow(address, times),
  )
}

/** Returns the current page's path in the table of routes; the path of the home page if the current page has none. */
export const here = (): string => openPages().at(-1)?.path ?? '/'
