import './inline-styles.mjs'
import { app, namespace, settings } from './app-package.mjs'
import { pageAddress } from './addresses.mjs'
import { bringUpdate, launch } from './api/device.mjs'
import { platformApi } from './api/index.mjs'
import { network } from './api/request.mjs'
import { pullDown, share } from './api/page-menus.mjs'
import { clearStorage } from './api/storage.mjs'
import { createLogic, theApp } from './components.mjs'
import { countNodes } from './count-nodes.mjs'
import { desk } from './desk.mjs'
import { ask, drawTabs, part } from './frame.mjs'
import { log, noteError } from './log.mjs'
import { moves, refusal, setPageLoader, stack, tell, topPage } from './pages.mjs'

addEventListener('unhandledrejection', (event) => noteError('unhandled rejection', event.reason))
addEventListener('error', (event) => noteError('error', event.error ?? event.message))

const appStyle = document.createElement('style')
appStyle.textContent = app.css.app ?? ''
document.head.append(appStyle)

const { load, register } = createLogic(namespace, platformApi)
setPageLoader(register)

desk.share = share
desk.go = (kind, url = '', delta) => {
  const name = {
    navigate: 'navigateTo',
    redirect: 'redirectTo',
    switchTab: 'switchTab',
    reLaunch: 'reLaunch',
    navigateBack: 'navigateBack',
  }[kind]
  if (name) /** @type {any} */ (platformApi)[name]({ url, delta })
}
desk.pick = async ({ range = [], rangeKey }) => {
  const labels = range.map((/** @type {any} */ item) => String(rangeKey ? item[rangeKey] : item))
  const tapped = await ask({ kind: 'sheet', buttons: labels })
  return tapped < 0 ? undefined : tapped
}

drawTabs((path) => moves.switchTab(path))
part('back').addEventListener('click', () => moves.navigateBack())

/** Calls a hook of the app object. @type {(hook: string, value?: unknown) => void} */
function tellApp(hook, value) {
  try {
    theApp.current?.[hook]?.(value)
  } catch (error) {
    noteError(`App.${hook}`, error)
  }
}

/** Opens the app at the address in the hash of the frame, or at its first page. */
function boot() {
  const began = performance.now()
  const asked = pageAddress(decodeURIComponent(location.hash.slice(1)))
  const start = asked.path && !refusal('reLaunch', asked.path) ? asked : { path: settings.pages[0], query: {} }
  Object.assign(launch, start)
  try {
    load('app.js')
    tellApp('onLaunch', launch)
    tellApp('onShow', launch)
    moves.open(start.path, start.query)
  } catch (error) {
    noteError('boot', error)
  }
  return Math.round(performance.now() - began)
}

const bootMilliseconds = boot()

/** The controls of the phone, for tests and for the developer's desk. */
const phone = {
  platform: app.platform,
  bootMilliseconds,
  log,
  network,
  share,
  pullDown,
  clearStorage,
  bringUpdate,
  back: () => moves.navigateBack(),
  navigate: (/** @type {string} */ url) => desk.go('navigate', url),
  pages: () => stack.map(({ path, query }) => ({ path, query })),
  views: () => countNodes(topPage()?.root.getComponent()),
  hideApp: () => {
    tell(topPage(), 'onHide')
    tellApp('onHide')
  },
  showApp: () => {
    tellApp('onShow', launch)
    tell(topPage(), 'onShow')
  },
}
Object.assign(globalThis, { hearthPhone: phone })
