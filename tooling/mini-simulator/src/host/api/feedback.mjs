import { settings } from '../app-package.mjs'
import { ask, badgeTab, hideTabBar, hideToast, showLoading, showToast } from '../frame.mjs'
import { drawPageBars, topPage } from '../pages.mjs'
import { refuse, succeed } from './answer.mjs'

/** @type {(name: string, act: (options: any) => void) => (options?: any) => any} */
const does =
  (name, act) =>
  (options = {}) => {
    act(options)
    return succeed(name, options)
  }

/** @type {(name: string, textOf: (options: any) => string | undefined) => (options?: any) => any} */
const badges =
  (name, textOf) =>
  (options = {}) => {
    const onTab =
      topPage() &&
      settings.tabBar?.list.some((/** @type {{ pagePath: string }} */ tab) => tab.pagePath === topPage()?.path)
    if (!onTab) return refuse(name, options, 'not TabBar page')
    return badgeTab(options.index, textOf(options)) ? succeed(name, options) : refuse(name, options, 'no such tab')
  }

/** @param {any} options */
async function showModal(options = {}) {
  const { title, content, showCancel = true, cancelText = '取消', confirmText = '确定' } = options
  const tapped = await ask({
    title,
    content,
    kind: 'modal',
    buttons: showCancel ? [cancelText, confirmText] : [confirmText],
  })
  const confirm = tapped === (showCancel ? 1 : 0)
  return succeed('showModal', options, { confirm, cancel: !confirm })
}

/** @param {any} options */
async function showActionSheet(options = {}) {
  const tapped = await ask({ title: options.alertText, kind: 'sheet', buttons: [...options.itemList, '取消'] })
  const given = tapped >= 0 && tapped < options.itemList.length
  return given
    ? succeed('showActionSheet', options, { tapIndex: tapped })
    : refuse('showActionSheet', options, 'cancel')
}

/** Calls that show messages, dialogs and bars. */
export const feedback = {
  showToast: does('showToast', showToast),
  hideToast: does('hideToast', hideToast),
  showLoading: does('showLoading', ({ title = '' }) => showLoading(title)),
  hideLoading: does('hideLoading', () => showLoading()),
  showModal,
  showActionSheet,
  setNavigationBarTitle: does('setNavigationBarTitle', ({ title }) => {
    const page = topPage()
    if (page) page.title = title
    drawPageBars()
  }),
  setNavigationBarColor: does('setNavigationBarColor', ({ backgroundColor, frontColor }) => {
    const page = topPage()
    if (page) page.colours = { backgroundColor, frontColor }
    drawPageBars()
  }),
  setTabBarBadge: badges('setTabBarBadge', ({ text }) => String(text)),
  removeTabBarBadge: badges('removeTabBarBadge', () => undefined),
  showTabBarRedDot: badges('showTabBarRedDot', () => ''),
  hideTabBarRedDot: badges('hideTabBarRedDot', () => undefined),
  hideTabBar: does('hideTabBar', () => hideTabBar(true)),
  showTabBar: does('showTabBar', () => hideTabBar(false)),
  showNavigationBarLoading: does('showNavigationBarLoading', () => {}),
  hideNavigationBarLoading: does('hideNavigationBarLoading', () => {}),
  setBackgroundColor: does('setBackgroundColor', () => {}),
  setBackgroundTextStyle: does('setBackgroundTextStyle', () => {}),
}
